import type { Transformer } from 'unified';
import { drawingIds, type DrawingId } from '../site/drawings';
import { folders } from '../company/load/folders';
import { missingPicture } from '../images/files';
import { readPictures, type Pictures } from '../images/readPictures';

interface MdxNode {
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly MdxNode[];
  readonly position?: Parameters<Parameters<Transformer>[1]['message']>[1];
}

/** The slot of pictures between the paragraphs of an article. */
const SLOT = 'articleText';

function checkPicture(id: string, pictures: Pictures): void {
  if (!Object.hasOwn(pictures, id)) throw missingPicture(id);
  if (pictures[id].slots.includes(SLOT)) return;
  throw new Error(
    `Picture "${id}" is not made for articles. Add "${SLOT}" to its slots in pictures.yaml, and run \`npm run pictures\`.`,
  );
}

function checkDrawing(id: string): void {
  if (drawingIds.includes(id as DrawingId)) return;
  throw new Error(`There is no drawing "${id}". Drawings: ${drawingIds.join(', ')}.`);
}

const checks: Readonly<Record<string, (id: string, pictures: Pictures) => void>> = {
  Drawing: checkDrawing,
  Picture: checkPicture,
};

/**
 * Remark plugin that requires each <Drawing of="…"/> to name a drawing, and each <Picture of="…" caption="…"/> a picture made
 * for articles. Otherwise stops the build with the file, the line and what to write instead.
 */
export function checkIllustrations(): Transformer {
  return (tree, file) => {
    const pictures = readPictures(folders);
    const visit = (node: MdxNode): void => {
      const name = node.name ?? '';
      if (Object.hasOwn(checks, name)) {
        const textOf = (field: string) => {
          const value = node.attributes?.find((attribute) => attribute.name === field)?.value;
          return typeof value === 'string' ? value : '';
        };
        try {
          checks[name]?.(textOf('of'), pictures);
          if (name === 'Picture' && textOf('caption') === '') throw new Error('Write a caption, as in caption="…".');
        } catch (cause) {
          file.fail(`<${name} of="${textOf('of')}"/>: ${(cause as Error).message}`, node.position);
        }
      }
      node.children?.forEach(visit);
    };
    visit(tree as unknown as MdxNode);
  };
}
