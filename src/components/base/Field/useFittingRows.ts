import { useEffect, type RefObject } from 'react';
import { DROP_EVENT } from '@site/src/leads/form/formDrafts';

/** Gives a text area a row for each line of its text, and no fewer than `least`. */
function fitRows(area: HTMLTextAreaElement, least: number): void {
  area.rows = least;
  if (area.scrollHeight <= area.clientHeight) return;
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
  const height = area.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  area.rows = Math.ceil(height / parseFloat(lineHeight));
}

/**
 * Lets a text area grow with its text in browsers without `field-sizing: content` (Chrome before 123, Safari before
 * 26.2). The styles limit its height.
 */
export function useFittingRows(ref: RefObject<HTMLTextAreaElement | null>, least: number): void {
  useEffect(() => {
    const area = ref.current;
    if (!area || 'fieldSizing' in area.style) return undefined;
    const fit = () => fitRows(area, least);
    // A form restores a draft after this effect.
    requestAnimationFrame(fit);
    area.addEventListener('input', fit);
    window.addEventListener(DROP_EVENT, fit);
    // Text that is filled in while the field is folded up has no height before it opens.
    const fold = area.closest('details');
    fold?.addEventListener('toggle', fit);
    return () => {
      area.removeEventListener('input', fit);
      window.removeEventListener(DROP_EVENT, fit);
      fold?.removeEventListener('toggle', fit);
    };
  }, [ref, least]);
}
