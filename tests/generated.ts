// Stands in for the files Docusaurus generates (@generated/*) when components are tested without a build.
export default {};
