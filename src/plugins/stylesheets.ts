import { projectPath } from '../company/load/projectFiles';
import { STYLES_TYPE } from './docusaurusInternals';

/*
 * Lets the bundler write a stylesheet for each component. Docusaurus merges all into one, three times what a page needs.
 * src/plugins/finishPages/pageStyles.ts chooses those that a page gets.
 */

/** A module, as webpack and Rspack describe it. */
export interface Module {
  readonly type: string;
  /** Returns the path of the module's file. */
  nameForCondition(): string | null | undefined;
  /** The modules that this one has been joined from. */
  readonly modules?: readonly Module[];
}

/** A compilation, as Rspack describes it; the types of Docusaurus are webpack's. */
export interface Compilation {
  readonly entries: ReadonlyMap<string, { readonly dependencies: readonly unknown[] }>;
  readonly chunkGraph: {
    getChunkModules(chunk: unknown): readonly Module[];
    getModuleChunks(module: Module): Iterable<{ readonly name?: string | null }>;
  };
  readonly moduleGraph: {
    getModule(dependency: unknown): Module | null;
    getOutgoingConnectionsInOrder(module: Module): readonly { readonly module: Module | null }[];
  };
}

/**
 * The folders whose styles are on every page, and so in one file. Not those of pictures: they have a class for each point
 * that a picture may be cropped around, and a page needs few of them.
 */
const EVERY_PAGE = /^(\.generated|src\/(css|components\/(base(?!\/Picture\/)|forms|frame)))\//;

/** Returns the name of a stylesheet's chunk: its component's folder, or `site` if every page has it. */
export function stylesheetChunk(siteDir: string, module: Module): string {
  const file = projectPath(siteDir, module.nameForCondition() ?? '');
  return EVERY_PAGE.test(file)
    ? 'site'
    : file.replace(/^src\/(components\/)?|(\/styles)?\.module\.css$/g, '').replace(/\W+/g, '-');
}

/**
 * Returns the names of the stylesheets' chunks in the order in which modules import them. A component imports its own
 * stylesheet last, so its rules come after those of the components that it gives a class to.
 */
export function stylesheetsInOrder(siteDir: string, { entries, moduleGraph }: Compilation): string[] {
  const visited = new Set<Module>();
  const names = new Set<string>();
  function visit(module: Module | null): void {
    if (!module || visited.has(module)) return;
    visited.add(module);
    for (const imported of moduleGraph.getOutgoingConnectionsInOrder(module)) visit(imported.module);
    if (module.type === STYLES_TYPE) names.add(stylesheetChunk(siteDir, module));
  }
  for (const { dependencies } of entries.values()) dependencies.forEach((entry) => visit(moduleGraph.getModule(entry)));
  return [...names];
}
