/** @jest-environment node */
import '@site/tests/companies/full';
import { expect, jest, test } from '@jest/globals';
import { referralProgram } from '../company/referralProgram';
import { figures } from './figures';

const position = { start: { line: 7 } };

/** Reads an expression in a paragraph, or between paragraphs, as a page does that has it. */
function read(value: string, type = 'mdxTextExpression') {
  const paragraph = {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'For ' },
      { type, value, position },
    ],
  };
  const fail = jest.fn((message: string) => {
    throw new Error(message);
  });
  (figures() as (tree: unknown, file: unknown) => void)({ type: 'root', children: [paragraph] }, { fail });
  return { node: paragraph.children[1] as unknown, fail };
}

test.each([
  ['price', 'faq.driveway', 'Price'],
  ['amount', 'faq.driveway', 'Amount'],
  ['measure', 'faq.reseal', 'Measure'],
  ['company', 'Region', 'Company'],
])('{{%s:%s}} is shown by <%s>', (kind, of, name) => {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: of }];
  expect(read(`{ ${kind}: ${of} }`).node).toMatchObject({ type: 'mdxJsxTextElement', name, attributes });
  expect(read(`{${kind}:${of}}`, 'mdxFlowExpression').node).toMatchObject({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
  });
});

test('a figure of the referral program becomes text', () => {
  expect(read('{referral:reward}').node).toEqual({ type: 'text', value: `$${referralProgram.reward}` });
});

test('other expressions stay as they are', () => {
  const value = '/* Write: soil, water */';
  expect(read(value).node).toEqual({ type: 'mdxTextExpression', value, position });
});

test.each([
  ['price:faq.driveways', /no price "faq\.driveways".*faq\.driveway/],
  ['price:faq.reseal', /no price "faq\.reseal"/],
  ['measure:faq.driveway', /no measure "faq\.driveway".*faq\.reseal/],
  ['company:fax', /no company fact "fax"\. Use one of: name, region/],
  ['prize:faq.driveway', /is not a figure\. Write \{\{price:…\}\}/],
])('{{%s}} stops the build, with what there is', (figure, message) => {
  expect(() => read(`{${figure}}`)).toThrow(message);
});
