import { areaById, areas, pageOf } from '../../../src/company/areas';
import { projectSchema } from '../../../src/company/schemas/work';
import { addEntry } from '../../../src/company/load/yamlFile';
import { changeFile, slugOf } from '../files';
import { fieldOf, NONE } from '../questions';
import { hasPicture, LOOK, ofService, photoNext, unused, type Kind } from './kind';

const { title, description } = projectSchema.entries;

export const project: Kind = {
  questions: (company) => [
    unused(fieldOf('title', 'What was built', title), (name) => hasPicture(company, `project-${slugOf(name)}`)),
    fieldOf(
      'description',
      'What you laid, how large it is, and what it does for its owners, in a sentence',
      description,
    ),
    { name: 'area', ask: 'In which town?', choices: areas.map(({ id }) => id) },
    ofService,
  ],
  make: (company, { service, ...answers }) => {
    const called = String(answers.title);
    const id = slugOf(called);
    const area = areaById(String(answers.area));
    changeFile(company, 'projects.yaml', (document) =>
      addEntry(document, ['projects'], { id, ...answers, ...(service !== NONE && { service }) }, 'first'),
    );
    return {
      picture: { id: `project-${id}`, slots: ['swipeCard', 'wide', 'review'], subject: `this project: ${called}` },
      next: [
        photoNext(`project-${id}`),
        `It is the first one on the home page, and on ${pageOf(area) ?? `the page of ${area.name}, once that is no draft`}. ${LOOK}`,
      ],
    };
  },
};
