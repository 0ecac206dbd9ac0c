import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The folder of the company that is built, and that of its articles: from here, because CSpell matches no absolute path elsewhere. */
const company = path
  .relative(import.meta.dirname, path.resolve(import.meta.dirname, process.env.COMPANY ?? 'company'))
  .replaceAll(path.sep, '/');
const blog = company === 'company' ? 'blog' : `${company}/blog`;

/** The fields whose texts are names of the company, its towns, services, products and customers, or ids and keys. */
const NAMES = [
  ...['name', 'locality', 'region', 'counties', 'county', 'location', 'onlyIn'],
  ...['insurer', 'partner', 'street', 'postalAddress', 'samplesAt'],
  ...['leadDelivery', 'spamCheck', 'tags', 'licenseNumber'],
];

/** Returns the names in the content of a YAML file, wherever they are. */
function namesIn(content, isName = false) {
  if (typeof content === 'string') return isName ? [content] : [];
  if (Array.isArray(content)) return content.flatMap((item) => namesIn(item, isName));
  return Object.entries(content ?? {}).flatMap(([field, item]) => namesIn(item, isName || NAMES.includes(field)));
}

const names = ['company', 'towns', 'services', 'products', 'projects', 'gallery', 'reviews']
  .map((name) => `${company}/${name}.yaml`)
  .filter((file) => existsSync(file))
  .flatMap((file) => namesIn(parse(readFileSync(file, 'utf8'))));

/** @type {import('cspell').CSpellSettings} */
export default {
  version: '0.2',
  language: 'en-US',
  numSuggestions: 3,
  files: [
    'CONTRIBUTING.md',
    'README.md',
    `${blog}/**/*.mdx`,
    `${company}/*.yaml`,
    `${company}/pages/**/*.mdx`,
    `${company}/pictures/pictures.yaml`,
    'handbook/**/*.{md,mjs}',
    'renders/README.md',
    'scripts/**/*.ts',
    'tests/{madeUp,runners}/**/*.ts',
    'src/**/*.{md,ts,tsx,typ}',
  ],
  ignorePaths: ['**/*.test.{ts,tsx}'],
  dictionaryDefinitions: [
    { name: 'site', path: './.cspell/words.txt', addWords: true },
    // A company that has no words of its own has no file.
    ...(existsSync(`${company}/words.txt`) ? [{ name: 'company', path: path.resolve(company, 'words.txt') }] : []),
  ],
  dictionaries: ['site', 'company'],
  words: names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []),
  flagWords: [
    'afresh->again',
    'anew->again',
    'cheque->check',
    'colour->color',
    'colours->colors',
    'commonest->most common',
    'dearer->more expensive',
    'e-mail->email',
    'e-mails->emails',
    'grey->gray',
    'haulage->hauling',
    'kerb->curb',
    'licence->license',
    'middling->medium',
    'mould->mold',
    'singly->one at a time',
    'soakaway->dry well',
    'soakaways->dry wells',
    'tyre->tire',
    'tyres->tires',
    'verge->shoulder, swale, roadside',
    'verges->shoulders, swales',
    'whilst->while',
  ],
  overrides: [
    { filename: '**/*.{ts,tsx}', ignoreRegExpList: ['CStyleComment'] },
    { filename: 'handbook/leads.md', ignoreRegExpList: ['/^```http\\b[^]*?^```$/gm'] },
    { filename: 'handbook/voice.md', ignoreRegExpList: ['/^\\|.*\\|$/gm'] },
  ],
};
