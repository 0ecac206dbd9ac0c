import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { areas } from '../../src/data/areas';
import company from '../../src/data/company.json';
import { checkCompanyFacts } from '../../src/checks/checkCompanyFacts';
import { projectCards } from '../../src/data/projects';
import { services } from '../../src/data/services';
import { imageFolders } from '../../src/images/encode';
import { makePictures } from '../../src/images/makePictures';
import { readPictures } from '../../src/images/readPictures';
import { addNames } from '../new/addNames';
import type { Answers } from '../new/questions';
import { filesWithEntries, mentionsIn, neighborsWithout, unlink } from './looseEnds';
import { readLogo } from './logo';
import { makePalette, writePalette } from './palette';
import { colorsAfter, factsAfter } from './questions';
import { removeEntries, removeFields, writeLists } from './removeEntries';

/** What was done, for the person who answered. */
export interface Outcome {
  /** Files written or deleted. */
  readonly changed: readonly string[];
  /** Sentences that lost a link, as file and line. */
  readonly reread: readonly string[];
  /** What still names a town or service that is gone, as file, line and what to do. */
  readonly mentions: readonly string[];
}

/** Lists the texts and code of the site. */
function sourcesOf(siteDir: string): string[] {
  return ['src', 'blog'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /(?<!\.test)\.(mdx|tsx?)$/.test(file)),
  );
}

/** Writes the facts, the colors and the logo, and removes what belongs to the sample company or is not offered. */
export async function apply(siteDir: string, answers: Answers): Promise<Outcome> {
  const changed: string[] = [];
  const reread: string[] = [];
  const projectFile = (file: string) => path.join(siteDir, file);
  const read = (file: string) => readFileSync(projectFile(file), 'utf8');
  const write = async (file: string, text: string) => {
    const target = projectFile(file);
    const formatted = await format(text, { ...(await resolveConfig(target)), filepath: target });
    if (formatted === read(file)) return;
    writeFileSync(target, formatted);
    changed.push(file);
  };
  const remove = (file: string) => {
    if (!existsSync(projectFile(file))) return;
    rmSync(projectFile(file), { recursive: true });
    changed.push(file);
  };
  const keeps = (list: string, name: string) => answers[list].includes(name);

  await write('src/data/company.json', JSON.stringify(factsAfter(checkCompanyFacts(company), answers)));
  await addNames(siteDir, [String(answers.name)]);
  const css = read('src/css/tokens.css');
  await write('src/css/tokens.css', writePalette(css, makePalette(colorsAfter(answers), css)));
  const logo = String(answers.logo);
  if (logo !== 'keep') await write('src/data/logo.json', JSON.stringify(readLogo(logo)));
  remove('tests/sample');

  const lostAreas = areas.filter(({ name }) => !keeps('towns', name));
  const lostServices = services.filter(({ name }) => !keeps('services', name));
  if (lostAreas.length + lostServices.length === 0) return { changed, reread, mentions: [] };

  const lostCards = projectCards.filter(({ area }) => lostAreas.some(({ id }) => id === area));
  const areaIds = lostAreas.map(({ id }) => id);
  const serviceIds = lostServices.map(({ id }) => id);
  const AREAS = 'src/data/areas.ts';
  const left = removeEntries(AREAS, read(AREAS), { constant: 'areas', key: 'id', values: areaIds });
  const lists = neighborsWithout(areaIds);
  await write(AREAS, writeLists(AREAS, left, { constant: 'areas', key: 'nearby', lists }));
  const PROJECTS = 'src/data/projects.ts';
  const withoutCards = removeEntries(PROJECTS, read(PROJECTS), { constant: 'cards', key: 'area', values: areaIds });
  await write(PROJECTS, withoutCards);
  const SERVICES = 'src/data/services.ts';
  const offered = removeEntries(SERVICES, read(SERVICES), { constant: 'entries', key: 'id', values: serviceIds });
  await write(SERVICES, offered);
  const ESTIMATE = 'src/estimate/project.ts';
  await write(ESTIMATE, removeFields(ESTIMATE, read(ESTIMATE), 'presets', serviceIds));

  const paths = [...lostAreas, ...lostServices].map((one) => one.path);
  for (const page of paths) remove(`src/pages${page}.mdx`);
  const sources = sourcesOf(siteDir);
  for (const file of sources) {
    const { text, lines } = unlink(read(file), paths);
    if (lines.length === 0) continue;
    writeFileSync(projectFile(file), text);
    changed.push(file);
    reread.push(...lines.map((line) => `${file}:${line}`));
  }

  const all = sources.map(read).join('\n');
  const unused = [
    ...areaIds.map((id) => `city-${id}`),
    ...serviceIds,
    ...lostCards.map(({ picture }) => picture),
  ].filter((id) => !all.includes(`'${id}'`) && !all.includes(`"${id}"`));
  const pictures = await readPictures(siteDir);
  const shown = Object.fromEntries(Object.entries(pictures).filter(([id]) => !unused.includes(id)));
  writeFileSync(imageFolders(siteDir).pictures, `${JSON.stringify(shown, null, 2)}\n`);
  for (const id of unused) remove(`src/images/masters/${id}.jpg`);
  await makePictures(siteDir, shown, () => undefined);
  const gone = [...lostAreas, ...lostServices].map(({ name }) => name);
  const texts = [...filesWithEntries, ...sources.filter((file) => file.endsWith('.mdx'))];
  return { changed, reread, mentions: texts.flatMap((file) => mentionsIn(file, read(file), gone)) };
}
