import type { Plugin } from 'postcss';
import { widths } from '../css/widths';

/**
 * The PostCSS plugin that fills in the named widths of media and container queries, where browsers know no variables:
 * `(width >= env(--laptop))` becomes `(width >= 64rem)`.
 */
export const namedWidths: Plugin = {
  postcssPlugin: 'named-widths',
  /** @throws Error with file and line if src/css/widths.ts has no such width. */
  Once(root, { result }) {
    // The bundler keeps styles from one build to the next until a file that they depend on changes.
    result.messages.push({ plugin: 'named-widths', type: 'dependency', file: require.resolve('../css/widths') });
    root.walkAtRules(/^(media|container)$/, (rule) => {
      rule.params = rule.params.replace(/env\(--([\w-]+)\)/g, (_, name: string) => {
        if (!(name in widths)) throw rule.error(`"${name}" is none of ${Object.keys(widths).join(', ')}.`);
        return `${widths[name as keyof typeof widths]}rem`;
      });
    });
  },
};
