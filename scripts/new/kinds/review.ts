import { business } from '../../../src/company/business';
import { reviewSchema } from '../../../src/company/schemas/work';
import { addEntry } from '../../../src/company/load/yamlFile';
import { changeFile, slugOf } from '../files';
import { fieldOf, NONE } from '../questions';
import { LOOK, ofService, type Kind } from './kind';

const fields = reviewSchema.entries;

export const review: Kind = {
  questions: () => [
    fieldOf('name', 'First name and initial, as in Linda M.', fields.name),
    fieldOf('location', `Town and state, as in ${business.locality}, ${business.state}`, fields.location),
    fieldOf('date', 'Month and year, as in March 2025', fields.date),
    // No menu, which takes a typed number for the place of an entry in its list.
    fieldOf('rating', 'How many stars, 1 to 5?', fields.rating),
    fieldOf('text', 'What the customer wrote, word for word', fields.text),
    fieldOf('projectType', 'What was built', fields.projectType),
    ofService,
  ],
  make: (company, { service, ...answers }) => {
    const review = {
      id: slugOf(`${String(answers.name)} ${String(answers.date)}`),
      ...answers,
      rating: Number(answers.rating),
      ...(service !== NONE && { service }),
    };
    changeFile(company, 'reviews.yaml', (document) => addEntry(document, [], review));
    return { next: [`Keep the customer's permission. It is on /testimonials and counts in the average. ${LOOK}`] };
  },
};
