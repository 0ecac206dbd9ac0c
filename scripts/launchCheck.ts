/** Lists what is not true of the company or not finished yet, and fails if there is any of it. Not part of the build. */

import './factsFirst';
import { describePlaceholder, listSamples } from '../src/checks/checkSamples';
import { folders } from '../src/company/load/folders';
import { business } from '../src/company/business';
import { isDraft, nameOf, textsOf } from '../src/company/load/texts';
import { placeholdersIn } from '../src/site/placeholders';
import { readDelivery } from '../src/leads/delivery/readDelivery';
import { receivers } from '../src/leads/delivery/receivers/settings';
import { shownPictures } from '../src/images/namedPictures';
import { pictures } from '../src/images/pictures';
import { formatCount } from '../src/words/format';

const entries = Object.values(shownPictures(pictures));
const drawn = entries.filter(({ kind }) => kind !== 'photo').length;
const year = new Date().getFullYear();

const samples = listSamples();
const placeholders = [
  ...samples,
  ...placeholdersIn([
    [
      drawn > 0,
      `${drawn} of ${entries.length} pictures are not photographs`,
      'pictures/pictures.yaml: every entry of the kind "render" that a page shows',
      'Replace each one with a photograph of a real job: npm run photo -- <picture id> <file>',
    ],
    [
      readDelivery(process.env).via === 'none',
      'no lead delivery: what visitors send reaches nobody',
      'company.yaml: leadDelivery',
      `Say who receives leads: ${receivers.map(({ name }) => name).join(', ')}.`,
    ],
    [
      business.copyrightYear < year,
      `the copyright line says ${business.copyrightYear}`,
      'company.yaml: copyrightYear',
      `Write ${year}, and again each January.`,
    ],
  ]),
];

placeholders.forEach((placeholder, index) => {
  console.log(`${index + 1}. ${describePlaceholder(placeholder)}\n`);
});
const count = placeholders.length;
console.log(
  count === 0 ? 'Ready to launch.' : `${formatCount(count, 'placeholder')} ${count === 1 ? 'is' : 'are'} left.`,
);
if (samples.length > 0) {
  const stop = samples.length === 1 ? 'The first one stops' : `The first ${samples.length} stop`;
  console.log(`${stop} a build for a host that people reach.`);
} else if (count > 0) console.log('Nothing of it stops a build for a host that people reach.');
const drafts = textsOf(folders).filter(isDraft).map(nameOf);
if (drafts.length > 0)
  console.log(
    `\nDrafts, which the site leaves out until you remove the line "draft: true":\n${drafts.map((file) => `  ${file}`).join('\n')}`,
  );
process.exitCode = placeholders.length === 0 ? 0 : 1;
