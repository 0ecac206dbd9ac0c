/** What Apache needs to serve the site as the other hosts do: a `.htaccess`, which shared web hosts read. */

import type { Redirects } from '../company/redirectList';
import { THANKS } from '../leads/form/formTarget';
import { NOTE, REVALIDATE, rulesOf, type Headers, type SiteHeaders } from './headers';
import { compressible, contentType, feedTypes, mediaTypes, withCharset } from './mediaTypes';
import { escape, pagesBelowHome, patternOf, spellingsOf, UNCLEAN_END } from './servers';

/** Formats headers for mod_headers, for all requests or those that have an environment variable. */
const apacheHeaders = (headers: Headers, variable?: string) =>
  Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"${variable ? ` env=${variable}` : ''}\n`)
    .join('');

/** Writes the site's `.htaccess`. */
export function apacheSite(headers: SiteHeaders, redirects: Redirects, routes: readonly string[]): string {
  const rules = rulesOf(headers);
  const charsets = Object.keys(mediaTypes).filter((ending) => withCharset.includes(mediaTypes[ending] ?? ''));
  return `${NOTE}# Upload it with everything else. Programs for uploading hide it unless told otherwise.

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

${Object.entries(mediaTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}\n`)
  .join('')}AddCharset utf-8 ${charsets.map((ending) => `.${ending}`).join(' ')}
${Object.keys(feedTypes)
  .map((path) => `<Files "${path.split('/').at(-1)}">\n  ForceType "${contentType(path)}"\n</Files>\n`)
  .join('')}
RewriteEngine On
RewriteBase /

# The requested address decides about headers, also where Apache answers with another file, such as the 404 page.
${rules
  .map(
    ([paths], index) =>
      `RewriteCond %{THE_REQUEST} "^\\S+ ${patternOf(paths)}"\nRewriteRule ^ - [E=site_headers_${index}:1]\n`,
  )
  .join('')}RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^ - [E=site_missing:1]

# Apache applies the rules again to what they lead to.
RewriteCond %{ENV:REDIRECT_STATUS} !^$ [OR]
RewriteCond %{IS_SUBREQ} =true
RewriteRule ^ - [L]

RewriteRule ^(?:_|\\.ht|404(?:\\.html)?$) - [R=404,L]
RewriteCond %{REQUEST_METHOD} =POST
RewriteRule ^${THANKS.slice(1)}$ ${THANKS} [R=303,L]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ - [R=405,L]
${[...redirects]
  .map(([from, to]) => `RewriteRule "^${escape(from.slice(1))}/?$" ${to} [R=301,L]\n`)
  .join('')}RewriteRule ^index(?:\\.html)?$ / [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)${UNCLEAN_END} /$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]
${pagesBelowHome(routes)
  .map((route) => `RewriteRule "^${spellingsOf(route.slice(1))}" ${route} [NC,R=308,L]\n`)
  .join('')}RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteCond %{REQUEST_FILENAME}/index.php !-f
RewriteRule . - [R=404,L]

<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
${apacheHeaders({ ...headers.all, 'Cache-Control': REVALIDATE })}${rules
    .map(([, set], index) => apacheHeaders(set, `site_headers_${index}`))
    .join(
      '',
    )}${apacheHeaders({ 'Cache-Control': REVALIDATE }, 'site_missing')}  # Apache adds how it compressed a file to its ETag, but does not expect it back.
  RequestHeader edit If-None-Match "-(?:gzip|br)\\"$" "\\""
</IfModule>
<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${compressible.join(' ')}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${compressible.join(' ')}
  </IfModule>
</IfModule>
`;
}
