/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { nameTables } from './nameTables';

interface Table {
  readonly type: 'table';
  readonly children: readonly unknown[];
  readonly data?: { readonly hProperties: { readonly 'aria-label': string } };
}

const text = (value: string) => ({ type: 'text', value });
const heading = (value: string) => ({ type: 'heading', children: [text(value)] });
const table = (column: string): Table => ({
  type: 'table',
  children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [text(column)] }] }],
});

function run(children: readonly unknown[]) {
  const fail = jest.fn<(reason: string, position: unknown) => never>().mockImplementation(() => {
    throw new Error('stopped');
  });
  const go = () => (nameTables() as (tree: unknown, file: unknown) => void)({ type: 'root', children }, { fail });
  return { fail, go };
}

const nameOf = ({ data }: Table) => data?.hProperties['aria-label'];

test.each(['Section', 'Disclosure'])('a table is named after the heading before it or the title of its %s', (name) => {
  const [first, second] = [table('Tier'), table('Size')];
  const around = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ name: 'title', value: 'What it costs' }],
    children: [second],
  };
  run([heading('Four tiers'), first, around]).go();
  expect([first, second].map(nameOf)).toEqual(['Four tiers', 'What it costs']);
});

test('a second table below the same heading is told apart by its first column', () => {
  const [first, second] = [table('Tier'), table('Driveway')];
  run([heading('Prices'), first, second]).go();
  expect([first, second].map(nameOf)).toEqual(['Prices', 'Prices: Driveway']);
});

test('a table without a heading before it stops the build', () => {
  const { fail, go } = run([table('Tier')]);
  expect(go).toThrow('stopped');
  expect(fail).toHaveBeenCalledWith(expect.stringContaining('heading'), undefined);
});
