import { stringify } from 'yaml';
import { landingFields } from '../../src/site/landingTexts';
import { listWords } from '../../src/words/numberWords';

/** Shows a writer what an entry looks like. */
const FAQ_EXAMPLE = '# [{ question: "What do customers ask?", answer: "What you tell them." }, { … }]';

/** Tells a writer why the page of a town or a service begins without its other fields. */
const LANDING_NOTE = `# Until you write ${listWords(landingFields)} here, the site makes them of what you offer.`;

/** Returns an MDX file. */
export const mdx = (frontMatter: object, body: string): string =>
  `---\n${stringify(frontMatter, { lineWidth: 0, singleQuote: true })}---\n\n${body}`;

/** Returns the page of a town or a service. */
export const landingPage = (frontMatter: object, body: string): string =>
  mdx({ ...frontMatter, faq: [] }, body).replace(/^faq: \[\]$/m, `${LANDING_NOTE}\n$& ${FAQ_EXAMPLE}`);
