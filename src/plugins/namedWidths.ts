import { widths } from '../css/widths';

/** A rule that starts with @, as PostCSS describes it. */
interface AtRule {
  params: string;
  /** Returns an error that names the rule's file and line. */
  error(message: string): Error;
}

interface Root {
  walkAtRules(name: RegExp, callback: (rule: AtRule) => void): void;
}

interface Helpers {
  readonly result: { readonly messages: object[] };
}

/**
 * The PostCSS plugin that fills in the named widths of media and container queries, where browsers know no variables:
 * `(width >= env(--laptop))` becomes `(width >= 64rem)`.
 */
export const namedWidths = {
  postcssPlugin: 'named-widths',
  /** @throws Error with file and line if src/css/widths.ts has no such width. */
  Once(root: Root, { result }: Helpers): void {
    // The bundler keeps styles from one build to the next until a file that they depend on changes.
    result.messages.push({ type: 'dependency', file: require.resolve('../css/widths') });
    root.walkAtRules(/^(media|container)$/, (rule) => {
      rule.params = rule.params.replace(/env\(--([\w-]+)\)/g, (_, name: string) => {
        if (!(name in widths)) throw rule.error(`"${name}" is none of ${Object.keys(widths).join(', ')}.`);
        return `${widths[name as keyof typeof widths]}rem`;
      });
    });
  },
};
