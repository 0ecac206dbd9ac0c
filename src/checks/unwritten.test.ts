/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { unwrittenIn } from './unwritten';

test('headings with nothing below them are listed, and those above a text or a smaller heading are not', () => {
  const source = [
    '---\ntitle: "Tampa Pavers"\n---\n',
    '<Section title="Under the grass">\n\n{/* Write: soil */}\n\n</Section>\n\n<LocalWork />\n',
    '<Section title="Who to ask" kicker="Permits">\n\nThe city.\n\n</Section>\n',
    '## Written\n\nA text.\n\n## Above another\n\n### Small\n\nA text.\n\n### Empty\n\n## Last',
  ].join('\n');
  expect(unwrittenIn(source)).toEqual(
    [
      [5, 'Under the grass'],
      [29, 'Empty'],
      [31, 'Last'],
    ].map(([line, title]) => ({
      line,
      advice: `"${title}" has nothing below it. Write what belongs there, or remove the heading.`,
    })),
  );
});
