import type { Transformer } from 'unified';
import { attributeOf, visitNodes } from '../checks/mdxTree';
import { drawingIds, type DrawingId } from '../site/drawings';
import { folders } from '../company/load/folders';
import { missingPicture } from '../images/files';
import { readPictures, type Pictures } from '../images/readPictures';

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
 * Remark plugin that requires each <Drawing of="…"/> to name a drawing, and each <Picture of="…" caption="…"/> a picture
 * made for articles. Otherwise stops the build with the file, the line and what to write instead.
 */
export function checkIllustrations(): Transformer {
  return (tree, file) => {
    const pictures = readPictures(folders);
    visitNodes(tree, (node) => {
      const { name, position } = node;
      if (!name || !Object.hasOwn(checks, name)) return;
      const of = attributeOf(node, 'of') ?? '';
      try {
        checks[name]?.(of, pictures);
        if (name === 'Picture' && !attributeOf(node, 'caption')) throw new Error('Write a caption, as in caption="…".');
      } catch (cause) {
        file.fail(`<${name} of="${of}"/>: ${(cause as Error).message}`, position);
      }
    });
  };
}
