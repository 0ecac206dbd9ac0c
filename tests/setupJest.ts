import '@testing-library/jest-dom/jest-globals';

// Docusaurus' <Link> prefetches through this global, which its client entry sets in a browser.
Object.assign(globalThis, { docusaurus: { prefetch: () => false, preload: () => Promise.resolve() } });
