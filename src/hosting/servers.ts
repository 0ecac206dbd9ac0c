/**
 * Configurations for nginx and Caddy with what Netlify and Cloudflare Pages do by default: pages without `.html` and
 * without a trailing slash, the 404 page, media types, compression, and the headers in `headers.ts`.
 */

import { THANKS } from '../leads/form/formTarget';
import { NOTE, REVALIDATE, rulesOf, type Headers, type SiteHeaders } from './headers';
import type { Redirects } from '../company/redirectList';
import { compressible, contentType, feedTypes, mediaTypes, withCharset } from './mediaTypes';

/** Matches what people and programs add to the address of a page: `/faq/`, `/faq.html`. */
const ADDED = String.raw`(?:/index\.html|/index|\.html|/+)`;

/** Matches the end of an address that leads to a page and is not the page's own. */
export const UNCLEAN_END = `${ADDED}$`;

/** Matches such an address; the first group is the page's own. */
const UNCLEAN = `^(/.+?)${UNCLEAN_END}`;

/** Escapes a text for a regular expression. */
export const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern that matches these paths at the start of a request's address, with or without a query. */
export function patternOf(paths: readonly string[]): string {
  return `(?:${paths.map((path) => escape(path).replace('*', '[^? ]*')).join('|')})(?:[? ]|$)`;
}

/** Lists each old path with and without a slash at the end. */
export function withSlash(redirects: Redirects): (readonly [from: string, to: string])[] {
  return [...redirects].flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]);
}

/** The pages below home, to which other spellings of their addresses lead. */
export const pagesBelowHome = (routes: readonly string[]) =>
  routes.filter((route) => route !== '/' && route !== '/404.html');

/** Returns a pattern that matches the address of a page and whatever leads to it, from its first letter on. */
export const spellingsOf = (route: string) => `${escape(route)}${ADDED}?$`;

/** Leads an address in an nginx variable to the page that it differs from in its case alone, and any other to the 404 page. */
const nginxOtherCase = (variable: string, routes: readonly string[]) =>
  `${pagesBelowHome(routes)
    .map((route) => `  if (${variable} ~* "^${escape(route)}$") { return 308 ${route}$is_args$args; }\n`)
    .join('')}  return 404;
}`;

/** Names the nginx variable for a header whose value depends on the path. */
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Writes the site's part of an nginx `server` block. */
export function nginxSite(headers: SiteHeaders, redirects: Redirects, routes: readonly string[]): string {
  const rules = rulesOf(headers);
  const varying: Headers = {
    ...Object.fromEntries(rules.flatMap(([, set]) => Object.keys(set).map((name) => [name, '']))),
    'Cache-Control': REVALIDATE,
  };
  const variables = Object.entries(varying).map(([name, value]) => `set ${variableOf(name)} "${value}";`);
  return `${NOTE}# Include it in a server that says listen, server_name and root, and reload nginx after each upload.

error_page 404 /404.html;
absolute_redirect off;

types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${withCharset.filter((type) => type !== 'text/html').join(' ')};
gzip on;
gzip_vary on;
gzip_types ${compressible.filter((type) => type !== 'text/html').join(' ')};

# nginx sends no header without a value. $request_uri stays the requested address, even for the 404 page.
${variables.join('\n')}
${rules
  .map(
    ([paths, set]) =>
      `if ($request_uri ~ "^${patternOf(paths)}") {\n${Object.entries(set)
        .map(([name, value]) => `  set ${variableOf(name)} "${value}";`)
        .join('\n')}\n}`,
  )
  .join('\n')}
${Object.entries(headers.all)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
${Object.keys(varying)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

${withSlash(redirects)
  .map(([from, to]) => `location = "${from}" { return 301 ${to}$is_args$args; }\n`)
  .join('')}location / { try_files $uri $uri.html @other_case; }
location @other_case {
${nginxOtherCase('$uri', routes)}
${Object.entries(feedTypes)
  .map(([path, type]) => `location = ${path} {\n  types { }\n  default_type ${type};\n}\n`)
  .join('')}location = / { try_files /index.html =404; }
location = /index { return 308 /$is_args$args; }
location = /index.html { return 308 /$is_args$args; }
location = /404 { return 404; }
location = /404.html {
  internal;
  set ${variableOf('Cache-Control')} "${REVALIDATE}";
}
location = ${THANKS} {
  if ($request_method = POST) { return 303 ${THANKS}; }
  try_files ${THANKS}.html =404;
}
location /_ { return 404; }
location /.ht { return 404; }
location ~ "${UNCLEAN}" {
  set $site_page $1;
  if (-f $document_root$site_page.html) { return 308 $site_page$is_args$args; }
${nginxOtherCase('$site_page', routes)}
`;
}

/** Formats headers as lines of a Caddy `header` block. */
const caddyHeaders = (headers: Headers, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value.replaceAll('"', '\\"')}"`)
    .join('\n');

/** Writes the redirects of old paths for Caddy's `route`. */
function caddyRedirects(redirects: Redirects): string {
  if (redirects.size === 0) return '';
  const lines = withSlash(redirects).map(([from, to]) => `\t\t"${from}" ${to}\n`);
  return `	map {path} {moved} {
${lines.join('')}		default ""
	}
	@moved not expression \`{moved} == ""\`
	handle @moved {
		redir @query {moved}?{query} 301
		redir * {moved} 301
	}
`;
}

/** Writes the site's part of a Caddy site block. */
export function caddySite(headers: SiteHeaders, redirects: Redirects, routes: readonly string[]): string {
  return `${NOTE}# Import it in a site that says its address and root, and reload Caddy after each upload.

route {
	encode {
		gzip
		match {
${compressible.map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}
	header {
${caddyHeaders({ ...headers.all, 'Cache-Control': REVALIDATE }, '\t\t')}
	}
${rulesOf(headers)
  .map(
    ([paths, set], index) =>
      // Unlike `path`, a regular expression minds the case: another spelling of an address is no page.
      `	@rule${index} path_regexp \`^${patternOf(paths)}\`
	header @rule${index} {
${caddyHeaders(set, '\t\t')}
	}`,
  )
  .join('\n')}

	@post {
		method POST
		path ${THANKS}
	}
	redir @post ${THANKS} 303
	@write not method GET HEAD
	error @write 405
	@hidden path /404 /404.html /_* /.ht*
	error @hidden 404

	@query not expression \`{query} == ""\`
${caddyRedirects(redirects)}	@home path /index /index.html
	handle @home {
		redir @query /?{query} 308
		redir * / 308
	}
	map {path} {page} {
${pagesBelowHome(routes)
  .map((route) => `\t\t"~(?i)^${spellingsOf(route)}" "${route}"\n`)
  .join('')}		default ""
	}
	@other_case expression \`{page} != "" && {page} != {path}\`
	handle @other_case {
		redir @query {page}?{query} 308
		redir * {page} 308
	}
	@unclean path_regexp unclean ${UNCLEAN}
	handle @unclean {
		@page file {re.unclean.1}.html
		handle @page {
			redir @query {re.unclean.1}?{query} 308
			redir * {re.unclean.1} 308
		}
		error 404
	}

	try_files {path} {path}.html
${Object.keys(mediaTypes)
  .map(
    (ending) => `	@${ending} path *.${ending}
	header @${ending} Content-Type "${contentType(ending)}"`,
  )
  .join('\n')}
${Object.keys(feedTypes)
  .map((path, index) => `	@feed${index} path ${path}\n	header @feed${index} Content-Type "${contentType(path)}"`)
  .join('\n')}
	file_server
}

handle_errors {
	@missing expression \`{err.status_code} == 404\`
	handle @missing {
		rewrite * /404.html
		header Cache-Control "${REVALIDATE}"
		header Content-Type "${contentType('html')}"
		file_server
	}
}
`;
}
