import { defineConfig } from 'html-validate';

/** Recommended rules for the built pages. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The HTML standard has programs write every attribute with a value, an empty one where there is none.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // To a parser that runs scripts what stands in <noscript> is text, and stays as SWC packs it.
    'attr-quotes': 'off',
    // Docusaurus packs its HTML with SWC, which drops type="submit"; a button is one by default, and the browser tests
    // press each.
    'wcag/h32': 'off',

    // React's useId and Docusaurus' root element begin with "_", which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Telephone numbers are kept on one line by base.css, so that copying one yields plain characters.
    'tel-non-breaking': 'off',
  },
});
