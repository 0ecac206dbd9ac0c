/** Paints pavers into a picture with the site's own tool, in a browser. */
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as GroundPhoto from '../src/tools/photo/core';
import type { GroundDesign } from '../src/tools/photo/core';

/** Returns the tool's core as a script that puts it on the window. */
export async function bundleTool(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join('src', 'tools', 'photo', 'core', 'index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'groundPhoto',
    target: 'chrome114',
    // Browsers have no Node to read the company's facts: see src/plugins/companyFacts.ts.
    plugins: [
      {
        name: 'facts',
        setup({ onResolve }) {
          onResolve({ filter: /\/facts$/ }, () => ({ path: resolve('.generated', 'facts', 'index.mjs') }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}

/** Paints a design into a picture in the browser, and returns the result as PNG. */
export async function paintInBrowser(page: Page, picture: Buffer, design: GroundDesign): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, chosen }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const [photo, result] = ['photo', 'result'].map(() => {
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        return canvas;
      });
      photo.getContext('2d')?.drawImage(image, 0, 0);
      const tool = (window as unknown as { groundPhoto: typeof GroundPhoto }).groundPhoto;
      const context = result.getContext('2d');
      if (context) tool.createPainter(photo).paint(context, chosen, 'fine');
      return result.toDataURL('image/png');
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, chosen: design },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
