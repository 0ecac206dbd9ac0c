/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { pictures } from '../images/pictures';
import { checkIllustrations } from './checkIllustrations';

async function run(name: string, fields: Readonly<Record<string, string>>) {
  const attributes = Object.entries(fields).map(([field, value]) => ({ type: 'mdxJsxAttribute', name: field, value }));
  const tree = { type: 'root', children: [{ type: 'mdxJsxFlowElement', name, attributes }] };
  const fail = jest.fn();
  await (checkIllustrations() as (tree: unknown, file: unknown) => Promise<void>)(tree, { fail });
  return fail;
}

const [ofArticles = ''] = Object.keys(pictures).filter((id) => pictures[id].slots.includes('articleText'));
const [other = ''] = Object.keys(pictures).filter((id) => !pictures[id].slots.includes('articleText'));
const caption = 'What it shows.';

test('accepts drawings that exist, and pictures made for articles', async () => {
  expect(await run('Drawing', { of: 'slope' })).not.toHaveBeenCalled();
  if (ofArticles) expect(await run('Picture', { of: ofArticles, caption })).not.toHaveBeenCalled();
});

test('fails the file for any other, and says what to write', async () => {
  expect(await run('Drawing', { of: 'slopes' })).toHaveBeenCalledWith(
    expect.stringMatching(/<Drawing of="slopes"\/>.*no drawing "slopes"\. Drawings: slope, /),
    undefined,
  );
  expect(await run('Picture', { of: 'no-such-picture', caption })).toHaveBeenCalledWith(
    expect.stringMatching(/no picture "no-such-picture".*npm run photo/),
    undefined,
  );
  expect(await run('Picture', { of: other, caption })).toHaveBeenCalledWith(
    expect.stringMatching(/Add "articleText" to its slots.*npm run pictures/),
    undefined,
  );
});

test('fails the file for a picture without a caption', async () => {
  if (ofArticles)
    expect(await run('Picture', { of: ofArticles })).toHaveBeenCalledWith(
      expect.stringContaining('caption'),
      undefined,
    );
});
