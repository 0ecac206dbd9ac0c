import type { Plugin } from 'postcss';
import { readTokens } from '../css/readTokens';
import { DARK_SCHEME, TOKENS_FILE, type ColorSchemes } from '../css/tokens';

/**
 * Creates the PostCSS plugin that writes a company's colors, in light and dark, into tokens.css in the place of the
 * project's. Print stays black on white.
 */
export const companyColors = ({ light, dark }: ColorSchemes = readTokens()): Plugin => ({
  postcssPlugin: 'company-colors',
  Once(root) {
    if (root.source?.input.file !== TOKENS_FILE) return;
    for (const node of root.nodes) {
      const isDark = node.type === 'atrule' && `@${node.name} ${node.params}` === DARK_SCHEME;
      if (node.type !== 'rule' && !isDark) continue;
      node.walkDecls((declaration) => {
        const color = (isDark ? dark : light).get(declaration.prop.replace('--', ''));
        if (color) declaration.value = color;
      });
    }
  },
});
