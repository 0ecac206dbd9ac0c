import { MEASURE } from '@site/src/words/measures';

const measures = new RegExp(`(${MEASURE})`);

/**
 * A text of an island whose measures stay on one line. Elsewhere the build marks them (src/plugins/finishPages). Each part
 * is alone in its element, so that a translator may change it.
 */
export default function Measured({ children }: { readonly children: string }) {
  return children.split(measures).map(
    (part, index) =>
      part && (
        <span key={index} {...(index % 2 === 1 && { 'data-word': '' })}>
          {part}
        </span>
      ),
  );
}
