/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { nameSections } from './nameSections';

const section = (title: string) => ({
  type: 'mdxJsxFlowElement',
  name: 'Section',
  attributes: [{ type: 'mdxJsxAttribute', name: 'title', value: title }],
});

test('links can lead to a section by the words of its title', () => {
  const sections = [section('What it costs, by size'), section('Drainage'), section('Drainage')];
  (nameSections() as (tree: unknown) => void)({ type: 'root', children: sections });
  expect(sections.map(({ attributes }) => attributes.find(({ name }) => name === 'id')?.value)).toEqual([
    'what-it-costs-by-size',
    'drainage',
    'drainage-1',
  ]);
});
