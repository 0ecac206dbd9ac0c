import { areas } from '../../../src/company/areas';
import { townSchema } from '../../../src/company/schemas/offers';
import { changeFile, slugOf } from '../files';
import { fieldOf, YES_OR_NO } from '../questions';
import { changeTowns, checkTowns, readTowns, townId } from '../towns';
import { fileName, hasPicture, LOOK, photoNext, PUBLISH, unused, type Kind } from './kind';

export const city: Kind = {
  questions: (company) => [
    unused(
      {
        name: 'town',
        ask: 'The town, with the ZIP of an address in the middle of it, as in Tampa 33602',
        check: checkTowns,
      },
      (typed) => areas.some(({ id }) => id === townId(typed)) || hasPicture(company, `city-${townId(typed)}`),
    ),
    {
      name: 'island',
      ask: 'Is it an island? Then texts say "on" it, not "in" it.',
      choices: YES_OR_NO,
      preset: 'no',
    },
    fieldOf(
      'description',
      'What you build there, for its card on /service-area',
      townSchema.entries.description.wrapped,
    ),
  ],
  make: (company, answers) => {
    const [town] = readTowns([String(answers.town)]);
    const { name, county } = town;
    const isIsland = answers.island === 'yes';
    const [picture] = changeTowns(company, [{ ...town, isIsland, description: String(answers.description) }]);
    changeFile(company, 'company.yaml', (document) => {
      const { counties } = document.toJS() as { readonly counties: readonly string[] };
      if (!counties.includes(county)) document.addIn(['counties'], county);
    });
    const address = `${slugOf(name)}-pavers`;
    return {
      picture,
      next: [
        `Write ${fileName(`pages/${address}.mdx`)}: at least 450 words about this town that are true of no other. ${PUBLISH} The tests count the words then.`,
        photoNext(`city-${slugOf(name)}`),
        `The town is in ${county} County, on the map, on /service-area and in the forms. Its page will be at /${address} and in the menus. ${LOOK}`,
      ],
    };
  },
};
