/** @jest-environment node */
import '@site/tests/companies/full';
import { expect, jest, test } from '@jest/globals';
import { checkFigures } from './checkFigures';

function run(name: string, of: string) {
  const attribute = { type: 'mdxJsxAttribute', name: 'of', value: of };
  const tree = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'mdxJsxTextElement', name, attributes: [attribute] }] }],
  };
  const fail = jest.fn();
  (checkFigures() as (tree: unknown, file: unknown) => void)(tree, { fail });
  return fail;
}

test('accepts a figure that exists', () => {
  expect(run('Price', 'faq.driveway')).not.toHaveBeenCalled();
  expect(run('Measure', 'faq.reseal')).not.toHaveBeenCalled();
});

test('fails the file for an unknown figure, and lists the known keys', () => {
  expect(run('Price', 'faq.driveways')).toHaveBeenCalledWith(
    expect.stringMatching(/<Price of="faq\.driveways"\/>.*faq\.driveway/),
    undefined,
  );
});

test('rejects a measure used as a price', () => {
  expect(run('Price', 'faq.reseal')).toHaveBeenCalled();
});
