import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDelivery } from '../../src/leads/delivery/readDelivery';
import { receivers } from '../../src/leads/delivery/receivers/settings';

const WRONG = 'no address or key';

/** Returns what the build says of mistakes in the settings of receivers, in pieces as a script has them. */
function adviceParts(): string[] {
  const mistakes = receivers.flatMap(({ via, key }) =>
    [7, WRONG].map((value) => checkDelivery({ via, files: 'yes', ...(key && { [key.field]: value }) })),
  );
  const advice = mistakes.flatMap((checked) => (checked.ok ? [] : checked.mistakes.map((mistake) => mistake.advice)));
  const examples = receivers.flatMap(({ key }) => key?.example ?? []);
  const parts = [...examples, WRONG].reduce((texts, text) => texts.flatMap((each) => each.split(text)), advice);
  return [...new Set([...parts, ...receivers.flatMap(({ key }) => key?.question ?? [])])].filter(
    (part) => part.length > 20,
  );
}

test('no script has the checks of a receiver’s settings, which only the build needs', () => {
  const parts = adviceParts();
  expect(parts.length).toBeGreaterThan(receivers.length);
  const folder = join('build', 'assets', 'js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  // What a receiver says of itself is in the scripts.
  expect(text).toContain('https://formspree.io/f/');
  expect(parts.filter((part) => text.includes(part))).toEqual([]);
});
