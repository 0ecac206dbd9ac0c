import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Plugin } from '@docusaurus/types';
import type * as v from 'valibot';
import * as facts from '../company/facts';
import { folders, siteDir } from '../company/load/folders';
import { schemas } from '../company/load/factFiles';
import { loadCompany, type Company } from '../company/load/load';
import { pictureSchema } from '../images/pictureSchema';

/** The folder of the module that pages and browsers have in the place of src/company/facts.ts. */
const FACTS = path.join(siteDir, '.generated', 'facts');

/**
 * Writes each fact as a module of its own, without side effects, so that the bundler leaves out those that a script does not
 * name.
 */
function writeFacts(company: Company): void {
  mkdirSync(FACTS, { recursive: true });
  const names = Object.keys(company);
  for (const [name, value] of Object.entries(company)) {
    writeFileSync(path.join(FACTS, `${name}.mjs`), `export const ${name} = ${JSON.stringify(value) ?? 'undefined'};\n`);
  }
  writeFileSync(
    path.join(FACTS, 'index.mjs'),
    names.map((name) => `export { ${name} } from './${name}.mjs';\n`).join(''),
  );
  writeFileSync(path.join(FACTS, 'package.json'), '{ "sideEffects": false }\n');
}

/**
 * Returns the shapes of the company's files for editors, which complete and check what is typed, by the name of each file.
 */
export function jsonSchemas() {
  return Object.entries({ ...schemas, pictures: pictureSchema }).map(
    ([name, schema]) =>
      // Checks that JSON Schema has no words for are those of the build.
      [name, toJsonSchema(schema as v.GenericSchema, { typeMode: 'input', errorMode: 'ignore' })] as const,
  );
}

function writeJsonSchemas(): void {
  const folder = path.join(folders.company, '.schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas()) {
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
}

/**
 * Returns the bundler's experiments with a cache of texts for these facts alone: texts are compiled with figures and
 * passages that depend on them, and Rspack's cache on the disk knows only of changes in the texts themselves.
 */
function versioned(experiments: unknown) {
  const { cache } = (experiments ?? {}) as { readonly cache?: { readonly version?: string } };
  if (!cache?.version) return {};
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8);
  return { experiments: { cache: { ...cache, version: `${cache.version}-${hash}` } } };
}

/**
 * Gives pages and browsers the company's facts, which they have no Node to read, and reads them again when a file of the
 * company changes.
 */
export default function companyFacts(): Plugin<Company> {
  writeJsonSchemas();
  // Docusaurus bundles in parallel with the content of plugins, so the module has to be there before.
  writeFacts(facts);
  return {
    name: 'company-facts',
    getPathsToWatch: () => [path.join(folders.company, '**', '*.{yaml,json,mdx}'), path.join(folders.blog, '*.mdx')],
    loadContent: () => loadCompany(folders.company),
    contentLoaded: ({ content }) => writeFacts(content),
    configureWebpack: ({ experiments }, _isServer, { currentBundler }) => ({
      ...versioned(experiments),
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/\/facts$/, (resource: Request) => {
          const file = path.resolve(resource.context, resource.request.replace(/^@site/, siteDir));
          if (file === path.join(siteDir, 'src/company/facts')) resource.request = path.join(FACTS, 'index.mjs');
        }),
      ],
    }),
  };
}

/** A request of the bundler for a module. */
interface Request {
  request: string;
  readonly context: string;
}
