/** Lists the placeholders among the company's facts, and fails if there are any. Not part of the build. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unwrittenIn } from '../src/checks/unwritten';
import { listPlaceholders, type Placeholder } from '../src/data/placeholders';
import { readDelivery } from '../src/leads/configuration';
import { receivers } from '../src/leads/receivers';
import { pictures } from '../src/images/pictures';

function inPictures(): Placeholder[] {
  const entries = Object.values(pictures);
  const drawn = entries.filter(({ kind }) => kind !== 'photo');
  if (drawn.length === 0) return [];
  return [
    {
      what: `${drawn.length} of ${entries.length} pictures are not photographs`,
      where: 'src/images/pictures.json: every entry of the kind "render"',
      fix: 'Replace each one with a photograph of a real job: npm run photo -- <picture id> <file>',
    },
  ];
}

function inDelivery(): Placeholder[] {
  if (readDelivery(process.env).via !== 'none') return [];
  return [
    {
      what: 'no lead delivery: what visitors send reaches nobody',
      where: 'src/data/company.json: leadDelivery',
      fix: `Say who receives leads: ${receivers.map(({ name }) => name).join(', ')}.`,
    },
  ];
}

/** Finds pages and articles with headings that nobody has written a text for. */
function inTexts(): Placeholder[] {
  const siteDir = path.join(__dirname, '..');
  const files = ['src/pages', 'blog'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, parts: unwrittenIn(readFileSync(path.join(siteDir, file), 'utf8')) }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ file, parts }) => ({
      what: `an unwritten ${file.startsWith('blog') ? 'article' : 'page'}`,
      where: `${file}: ${parts.join(', ')}`,
      fix: 'Write what belongs there, or remove the heading.',
    }));
}

const placeholders = [...listPlaceholders(), ...inPictures(), ...inTexts(), ...inDelivery()];

placeholders.forEach(({ what, where, fix }, index) => {
  console.log(`${index + 1}. ${what}\n   ${where}\n   ${fix}\n`);
});
console.log(placeholders.length === 0 ? 'Ready to launch.' : `${placeholders.length} placeholders are left.`);
process.exitCode = placeholders.length === 0 ? 0 : 1;
