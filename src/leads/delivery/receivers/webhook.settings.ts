import * as v from 'valibot';
import { filesSetting } from './files';
import type { ReceiverSettings } from './types';

const EXAMPLE = 'https://crm.example.com/leads';

const WANTED = `Write the address that takes the leads, like ${EXAMPLE}.`;

/** Characters that would end a directive of the Content-Security-Policy, or that browsers read differently in a URL. */
// eslint-disable-next-line no-control-regex -- URL parsers drop control characters
const FORBIDDEN = /[\s\u0000-\u001f\u007f;,\\"'`<>\u2026\p{Cf}]/u;

/** Returns whether a host is the visitor's own computer or a name or address of a local network. */
const isLocal = (host: string) =>
  /(?:^|\.)(?:localhost|local|internal)$|^(?:127|0|10|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[|\.\./.test(
    host,
  ) || !host.includes('.');

/** Returns what is wrong with the address; undefined if nothing is. */
function problemOf(url: string): string | undefined {
  if (FORBIDDEN.test(url)) return `"${url}" contains a space or one of ; , \\ " ' < >. Leave it out. ${WANTED}`;
  if (url.includes('#')) return `"${url}" has a part after # that is never sent. Leave it out.`;
  if (/^\/(?!\/)/.test(url)) {
    const { pathname, search } = new URL(url, 'https://site.invalid');
    return pathname + search === url && pathname !== '/' ? undefined : `"${url}" is not a path of your site. ${WANTED}`;
  }
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return `"${url}" is not an address. ${WANTED}`;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password || /^[^/]*\/\/[^/?]*@/.test(url))
    return 'The webhook address contains a password, which every visitor could read. Leave it out.';
  if (protocol !== 'https:') return `"${url}" is not encrypted. ${WANTED}`;
  const host = hostname.replace(/\.$/, '');
  if (isLocal(host) || !/^[\w.-]+$/.test(host)) return `"${url}" is not an address on the internet. ${WANTED}`;
  return undefined;
}

const schema = v.strictObject({
  via: v.literal('webhook'),
  url: v.pipe(
    v.string(WANTED),
    v.check(
      (url) => problemOf(url) === undefined,
      ({ input }) => problemOf(input) ?? WANTED,
    ),
  ),
  files: filesSetting,
});

/** The settings of the company's own address. */
export const webhookSettings: ReceiverSettings<v.InferOutput<typeof schema>> = {
  via: 'webhook',
  name: 'Your own URL',
  schema,
  key: { field: 'url', question: 'The address that takes the leads', example: EXAMPLE },
};
