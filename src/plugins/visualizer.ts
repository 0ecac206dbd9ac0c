import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { madeFiles } from '../company/load/folders';
import { describeDefault, drawDefault } from '../tools/visualizer/core/defaultDrawing';
import { defaultDrawing } from '../tools/visualizer/core/layable';

/** Draws and describes the visualizer's default design when the site is built. */
export default function visualizer({ siteDir }: LoadContext): Plugin {
  return {
    name: 'visualizer',
    async loadContent() {
      const file = path.join(madeFiles(siteDir), defaultDrawing.path);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, drawDefault());
    },
    async contentLoaded({ actions: { createData } }) {
      await createData('default.json', { description: describeDefault() });
    },
  };
}
