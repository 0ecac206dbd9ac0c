// Replaces the files that Docusaurus generates (@generated/*) when components are tested without a build.
export default {};
