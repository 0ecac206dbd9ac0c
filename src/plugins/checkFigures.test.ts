/** @jest-environment node */
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

test('a figure that exists passes', () => {
  expect(run('Price', 'faq.driveway')).not.toHaveBeenCalled();
  expect(run('Measure', 'faq.reseal')).not.toHaveBeenCalled();
});

test('a figure that does not exist fails the file with the keys that do', () => {
  expect(run('Price', 'faq.driveways')).toHaveBeenCalledWith(
    expect.stringMatching(/<Price of="faq\.driveways"\/>.*faq\.driveway/),
    undefined,
  );
});

test('a measure is no price', () => {
  expect(run('Price', 'faq.reseal')).toHaveBeenCalled();
});
