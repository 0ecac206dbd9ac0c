/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { attributeOf, type MdxNode } from '../checks/mdxTree';
import { callInMiddle, callsInTexts } from './callsInTexts';

const words = (count: number): MdxNode => ({
  type: 'paragraph',
  children: [{ type: 'text', value: Array.from({ length: count }, () => 'sand').join(' ') }],
});
const element = (name: string, ...children: MdxNode[]): MdxNode => ({ type: 'mdxJsxFlowElement', name, children });
const heading: MdxNode = { type: 'heading', children: [] };

/** Returns what is in a text after the plugin, in words: numbers for paragraphs, names for the rest. */
function outline({ type, name, children = [] }: MdxNode): unknown {
  if (type === 'paragraph') return children[0]?.value?.split(' ').length;
  return name === 'Section' || type === 'root' ? children.map(outline) : (name ?? type);
}

function after(...children: MdxNode[]): unknown {
  const root: MdxNode = { type: 'root', children };
  (callsInTexts() as (tree: unknown) => void)(root);
  return outline(root);
}

test('a text of two long sections has a button at the end of the first', () => {
  expect(after(element('Section', words(600)), element('Section', words(600)))).toEqual([[600, 'ContactLink'], [600]]);
});

test('a button stands after the last paragraph that fits, never between a heading and its text', () => {
  expect(after(words(500), heading, words(500), words(200))).toEqual([500, 'ContactLink', 'heading', 500, 200]);
});

test('a text has none that is short, or that leads to the form or names the phone number itself', () => {
  expect(after(words(400), words(400))).toEqual([400, 400]);
  for (const call of ['ContactLink', 'CallLink'])
    expect(after(words(500), element(call), words(500))).toEqual([500, call, 500]);
});

test('what opens only when pressed takes no room', () => {
  expect(after(words(500), element('Disclosure', words(500)), words(300))).toEqual([500, 'Disclosure', 300]);
});

test.each([
  [3, 'We measure.', []],
  [4, 'We measure.', [2]],
  [9, 'We measure.', [5]],
  [4, undefined, [2]],
])(
  'an article of %i sections whose offer is %j has a call to action with it after %j of them',
  (count, offer, places) => {
    const section = { type: 'heading', depth: 2 };
    const root = { type: 'root', children: Array.from({ length: count }, (): MdxNode => ({ ...section })) };
    const file = { data: { frontMatter: { cta: { offer } } } };
    (callInMiddle() as (tree: unknown, file: unknown) => void)(root, file);
    const calls = root.children.filter(({ name }) => name === 'InlineCallToAction');
    expect(calls.map((one) => root.children.indexOf(one))).toEqual(places);
    for (const one of calls) expect(attributeOf(one, 'offer')).toBe(offer);
  },
);
