import { defineConfig } from 'html-validate';

/**
 * Recommended rules for the built pages. Docusaurus packs its HTML with SWC, which leaves out whatever the HTML standard
 * lets one leave out; the exceptions of the first group are for that and for nothing a person wrote.
 */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Quotes, end tags, the slash of <br/> and the case of <!doctype html> are the packer's.
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // It writes "&" for "&amp;" where that can mean nothing else.
    'no-raw-characters': ['error', { relaxed: true }],
    // It drops type="submit", which is what a button is by default; the browser tests press each one.
    'wcag/h32': 'off',

    // React's useId and Docusaurus' root element begin with "_", which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Telephone numbers are kept on one line by base.css, so that copying one yields plain characters.
    'tel-non-breaking': 'off',
  },
});
