/**
 * Returns whether search engines and customers can reach a host. They cannot reach the names that RFC 2606 and RFC 6761
 * reserve for documentation, for tests and for one's own machine.
 */
export function isPublicHost(host: string): boolean {
  return !/(^|\.)(example|example\.(com|net|org)|invalid|localhost|test)$/.test(host);
}
