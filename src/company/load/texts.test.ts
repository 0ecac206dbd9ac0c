import { expect, test } from '@jest/globals';
import { fieldOf, frontMatterOf, headLength, isDraft } from './texts';

test('a page or article is a draft if its front matter says so', () => {
  const isOne = (source: string) => isDraft({ source });
  expect(isOne('---\ntitle: A page\ndraft: true\n---\n\nText.')).toBe(true);
  expect(isOne('---\r\ndraft: true\r\ntitle: A page\r\n---\r\n\r\nText.')).toBe(true);
  expect(isOne('---\ndraft: true # until May\ntitle: A page\n---\n')).toBe(true);
  expect(isOne('---\ndraft: true\nnot even: front: matter\n---\n')).toBe(true);
  expect(isOne('---\ntitle: A page\ndraft: false\n---\n\nText.')).toBe(false);
  expect(isOne('---\ntitle: A page\n---\n\nWrite this:\n\ndraft: true\n---\n')).toBe(false);
  expect(isOne('draft: true\n')).toBe(false);
});

test('a field is read as YAML has it, whatever follows it', () => {
  const source = '---\ncounty: "St. Gulf" # for now\nnumber: 5\n---\n\nfooterLink: Nothing\n';
  expect(fieldOf({ source }, 'county')).toBe('St. Gulf');
  expect(fieldOf({ source }, 'number')).toBeUndefined();
  expect(fieldOf({ source }, 'footerLink')).toBeUndefined();
  expect(source.slice(headLength(source))).toBe('\nfooterLink: Nothing\n');
});

test('a problem has the line that its field has in the file', () => {
  const { problem } = frontMatterOf('---\ntitle: A page\nfaq:\n  - question: Why?\n    answer: So.\n---\n', 'a.mdx');
  expect(problem(['faq', 0, 'answer'], 'Write more.')).toBe('a.mdx:5: faq.0.answer: Write more.');
});
