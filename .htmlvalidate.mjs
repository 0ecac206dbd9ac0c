import { defineConfig } from 'html-validate';

/** Recommended rules for the built pages. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML serializers write every attribute with a value, and an empty one if there is none.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // A parser that supports scripts reads the content of <noscript> as text, so it stays as SWC minified it.
    'attr-quotes': 'off',
    // SWC, which minifies Docusaurus' HTML, removes type="submit", the default for buttons; the browser tests click
    // each one.
    'wcag/h32': 'off',

    // Ids from React's useId and of Docusaurus' root element begin with "_", which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // base.css keeps telephone numbers on one line, so that copying one gives plain characters.
    'tel-non-breaking': 'off',
  },
});
