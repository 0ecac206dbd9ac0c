/**
 * Creates many articles, to measure how the build grows with them. Each is like a real article: front matter, about
 * five minutes of text with links, figures, a list and a table, three questions, and a separate picture. The text is
 * assembled from building blocks, differs between articles, and is never published.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '../src/company/areas';
import { services } from '../src/company/services';
import { pictureFile } from '../src/images/files';
import type { MadePicture } from '../src/images/manifest';
import { foldersOf } from '../src/company/load/folders';
import { readPictures, writePictures } from '../src/images/readPictures';
import { randomStream } from '../src/paving/random';
import { countWords } from '../src/checks/countWords';

const READ_MINUTES = 5;
const WORDS = READ_MINUTES * 220;

const surfaces = ['driveway', 'patio', 'pool deck', 'front walk', 'motor court', 'side yard', 'dock walk'];
const parts = ['base', 'bedding sand', 'edge', 'joint', 'border course', 'drain', 'slope', 'sealer', 'coping'];
const people = ['the crew', 'a neighbor', 'the owner', 'whoever digs', 'a careful inspector', 'the next buyer'];
const times = ['before the first truck comes', 'in the rainy season', 'after a week of heat', 'once the grass is back'];
const actions = ['check', 'measure', 'photograph', 'sketch', 'clean', 'compare', 'probe', 'describe'];
const effects = [
  'the water finds another way',
  'the sand stays where it was put',
  'one corner sinks and the rest follows',
  'nothing moves for years',
  'the repair is a morning of work',
  'the color looks deeper than it did in the yard',
];

type Pick = <Value>(values: readonly Value[]) => Value;

const sentences: readonly ((pick: Pick) => string)[] = [
  (pick) => `A ${pick(surfaces)} shows by its ${pick(parts)} how it was built, ${pick(times)} more than ever.`,
  (pick) => `Have ${pick(people)} ${pick(actions)} the ${pick(parts)} ${pick(times)}, and keep what was found.`,
  (pick) => `Where the ${pick(parts)} is right, ${pick(effects)}; where it is not, ${pick(effects)}.`,
  (pick) => `In ${pick(areas).name} the ground under a ${pick(surfaces)} is not what it is a mile inland.`,
  (pick) => `Two things decide it: the ${pick(parts)} below and the ${pick(parts)} beside it.`,
  (pick) => `${pick(actions)} it twice`.replace(/^./, (letter) => letter.toUpperCase()) + `, ${pick(times)}.`,
  (pick) => `Nobody sees the ${pick(parts)} again, and so ${pick(people)} should see it now.`,
  (pick) => `Of every ${pick(surfaces)} that fails early, the ${pick(parts)} is where ${pick(people)} looks first.`,
  (pick) => {
    const { name, path } = pick(services);
    return `That is why we ${pick(actions)} the ${pick(parts)} with you, as told under [${name}](${path}).`;
  },
];

/** Returns the slug of one of the extra articles, counted from 0. */
function slugOf(index: number): string {
  return `extra-article-${String(index).padStart(4, '0')}`;
}

function article(index: number): string {
  const random = randomStream(index, 7);
  const pick: Pick = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
  const paragraph = () => Array.from({ length: 4 + Math.floor(random() * 4) }, () => pick(sentences)(pick)).join(' ');
  const list = () => Array.from({ length: 4 }, () => `- **The ${pick(parts)}.** ${pick(sentences)(pick)}`).join('\n');
  const table = () =>
    ['| Part | What to do | What follows |', '| --- | --- | --- |']
      .concat(Array.from({ length: 5 }, () => `| ${pick(parts)} | ${pick(actions)} it | ${pick(effects)} |`))
      .join('\n');
  const blocks = [
    paragraph,
    paragraph,
    list,
    paragraph,
    table,
    () => `Count on <Price of="costGuide.installed" />. ${paragraph()}`,
  ];

  let body = `${paragraph()}\n`;
  for (let block = 0; countWords(body) < WORDS - 40; block += 1) {
    if (block % 3 === 0) body += `\n## On the ${pick(parts)} of a ${pick(surfaces)}, part ${block / 3 + 1}\n`;
    body += `\n${blocks[block % blocks.length]?.() ?? ''}\n`;
  }
  const questions = [1, 2, 3].map(
    (number) =>
      `  - question: Question ${number} about the ${pick(parts)} of a ${pick(surfaces)}?\n` +
      `    answer: The short answer is that ${pick(effects)} ${pick(times)}, and that ${pick(people)} can tell.`,
  );
  return `---
title: 'Ground notes ${index}: the ${pick(parts)} of a ${pick(surfaces)}'
description: Notes from the ground, number ${index}, on the parts of a paved surface that nobody sees once it is finished.
keywords: [ground notes, paver base, paver edge]
excerpt: What to look at on a ${pick(surfaces)} ${pick(times)}, in note number ${index}.
category: ${pick(['Buying Guide', 'Maintenance', 'Design Tips'])}
date: 2024-0${1 + (index % 9)}-1${index % 10}
card: false
companion: ${index === 0 ? 'paver-lifespan-florida' : slugOf(index - 1)}
faq:
${questions.join('\n')}
cta:
  title: Have the ground looked at
  description: We come out, look at the ${pick(parts)} and tell you what it needs.
  secondary: Get Free Estimate
---

${body}`;
}

/** The picture to copy for every added article; encoding it takes as long as any other. */
const PICTURE = 'article-paver-lifespan-florida';

/** Adds the articles from number `from` up to `to`, with their pictures, to a copy of the project. */
export function addArticles(project: string, from: number, to: number): void {
  const company = foldersOf(join(project, 'company'));
  const images = join(project, 'company/pictures');
  const pictures = { ...readPictures(company) };
  const manifestFile = join(images, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, MadePicture>;
  const made = manifest[PICTURE];
  if (!made)
    throw new Error(
      `company/pictures/manifest.json has no "${PICTURE}", the picture for the added articles. Run "npm run pictures".`,
    );

  for (let index = from; index < to; index += 1) {
    const id = `article-${slugOf(index)}`;
    writeFileSync(join(project, 'blog', `${slugOf(index)}.mdx`), article(index));
    copyFileSync(join(images, `masters/${PICTURE}.jpg`), join(images, `masters/${id}.jpg`));
    for (const width of Object.keys(made.avif)) {
      const [source, target] = [PICTURE, id].map((name) =>
        join(images, 'derivatives', pictureFile(name, { width: Number(width), format: 'avif' }, made.key)),
      ) as [string, string];
      copyFileSync(source, target);
    }
    manifest[id] = made;
    pictures[id] = { ...pictures[PICTURE], alt: `Rendering of a paved drive, number ${index}` };
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  writePictures(company, pictures);
}
