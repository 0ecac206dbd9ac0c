import path from 'node:path';
import { plainPage } from '../../../src/site/frontMatter';
import { mdx, slugOf, writeNew } from '../files';
import { fieldOf } from '../questions';
import { fileName, hasPage, LOOK, PUBLISH, text, type Kind } from './kind';

const { title, description } = plainPage.entries;

const BODY =
  '{/* Write: what the reader came for, in two or three sentences. */}\n\n## The first part\n\n{/* Write: the details. */}\n';

export const page: Kind = {
  questions: (company) => [
    fieldOf('title', 'The title, for search results', title),
    {
      name: 'address',
      ask: 'Its address, as in about-us for /about-us',
      check: (answer) => {
        if (answer === '' || answer !== slugOf(answer)) return 'Write lowercase letters, digits and hyphens only.';
        return !hasPage(company, answer) || `/${answer} is taken. Choose another address.`;
      },
    },
    fieldOf('description', 'What the reader gets, for search results', description),
  ],
  make: ({ company }, answers) => {
    const address = text(answers.address);
    const file = `pages/${address}.mdx`;
    const frontMatter = { title: text(answers.title), description: text(answers.description), draft: true };
    writeNew(path.join(company, file), mdx(frontMatter, BODY));
    return {
      next: [
        `Write the text in ${fileName(file)}. ${PUBLISH} It can also have a headline, a lead, keywords and questions: see handbook/add-and-remove.md.`,
        'Link to it. For a link in the footer of every page, add it to the list `more` in src/site/navigation.ts.',
        `It will be at /${address}. ${LOOK}`,
      ],
    };
  },
};
