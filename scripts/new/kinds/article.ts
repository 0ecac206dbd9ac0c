import { existsSync } from 'node:fs';
import path from 'node:path';
import { QUESTION_TO_REPLACE } from '../../../src/checks/unwritten';
import { folders, named } from '../../../src/company/load/folders';
import { articlesOf } from '../../../src/company/load/texts';
import { article as schema, categories } from '../../../src/site/frontMatter';
import { slugOf, writeNew } from '../files';
import { mdx } from '../mdx';
import { checkedBy, fieldOf, readList } from '../questions';
import { LOOK, PUBLISH, unused, type Kind } from './kind';

const { title, description, excerpt, answer, keywords } = schema.entries;

const BODY =
  '{/* Write: who asks this, and what it depends on, in two or three sentences. */}\n\n## The first part\n\n{/* Write: what decides it, with the figure. */}\n';

export const article: Kind = {
  questions: (company) => {
    const others = articlesOf(company).map(({ name }) => name);
    return [
      unused(fieldOf('title', 'The headline', title), (headline) =>
        existsSync(path.join(company.blog, `${slugOf(headline)}.mdx`)),
      ),
      { name: 'category', ask: 'What kind of article is it?', choices: categories },
      fieldOf('description', 'What the reader gets, for search results', description),
      fieldOf('excerpt', 'One or two sentences for its card on /blog', excerpt),
      fieldOf('answer', 'The answer to the headline, with its price or verdict, for the top of the page', answer),
      {
        name: 'keywords',
        ask: 'Three or more words people search for, with commas',
        list: true,
        check: (...words) => checkedBy(keywords, readList)(words.join(', ')),
      },
      ...(others.length > 0 ? [{ name: 'companion', ask: 'Which article to read next?', choices: others }] : []),
    ];
  },
  make: ({ blog }, answers) => {
    const slug = slugOf(String(answers.title));
    const frontMatter = {
      draft: true,
      ...answers,
      // Canada writes a date as YAML does. By the clock of this computer: in the evening, it is tomorrow in UTC.
      date: new Date().toLocaleDateString('en-CA'),
      faq: [1, 2, 3].map((number) => ({
        question: `${QUESTION_TO_REPLACE}: what do readers ask us? (${number})`,
        answer: 'Answer it here in two or three plain sentences.',
      })),
      cta: {
        title: 'Want a price for your own project?',
        description: 'We measure, look at the ground and put every layer in writing. Estimates are free.',
        secondary: 'Get Free Estimate',
      },
    };
    writeNew(path.join(blog, `${slug}.mdx`), mdx(frontMatter, BODY));
    return {
      next: [
        `Write the text, at least 350 words, and the three questions in ${named(path.join(folders.blog, `${slug}.mdx`))}. ${PUBLISH}`,
        `Give it a picture of its own: npm run photo -- article-${slug} <file>. Until then, it shows the picture of its category.`,
        `It will be at /blog/${slug}. ${LOOK}`,
      ],
    };
  },
};
