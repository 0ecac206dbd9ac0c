/** Finds a module for Jest, and cachedFacts.ts in the place of src/company/facts.ts, whichever way a module names that. */
module.exports = (request, options) =>
  options
    .defaultResolver(request, options)
    .replace(/([\\/])src([\\/])company([\\/])facts\.ts$/, '$1tests$2companies$3cachedFacts.ts');
