type Headers = Readonly<Record<string, string>>;

/** The headers of the site's answers. No two parts set the same header for a path, since hosts would join the values. */
export interface SiteHeaders {
  /** Those of every answer. */
  readonly all: Headers;
  /** Those of pages besides. */
  readonly pages: Headers;
  /** Those of the files below a path, besides those of every answer. */
  readonly folders: Readonly<Record<`/${string}/`, Headers>>;
  /** The paths of all pages, in few patterns, as hosts limit the number of rules. */
  readonly pagePaths: readonly string[];
}

/** What depends on the build. */
export interface HeaderInputs {
  /** Policy sources of the scripts that stand in pages. */
  readonly scripts: Iterable<string>;
  /** Scheme and host of another server that pages send leads to. */
  readonly receiver?: string;
  /** The paths of all pages. */
  readonly routes: readonly string[];
}

type Policy = Readonly<Record<string, readonly string[]>>;

function policy({ scripts, receiver }: HeaderInputs): Policy {
  return {
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...(receiver ? [receiver] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    // Each page narrows this to the hash of its own rules, by a policy in its head.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(receiver ? [receiver] : [])],
    'frame-ancestors': ["'none'"],
  };
}

function policyText(directives: Policy): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers of the site's answers. */
export function siteHeaders(inputs: HeaderInputs): SiteHeaders {
  const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  // Feed readers and social pages show pictures of the site.
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return {
    all: {
      'Content-Security-Policy': policyText(policy(inputs)),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    pages: own,
    folders: {
      // Names there carry a hash of the content. Hosts have everything else checked again on each visit of their own accord.
      '/assets/': { ...own, 'Cache-Control': 'public, max-age=31536000, immutable' },
      '/pictures/': shared,
      '/social/': shared,
    },
    pagePaths: [...new Set(inputs.routes.map((route) => route.replace(/^\/blog\/.*/, '/blog/*')))],
  };
}

const NOTE = '# Written by the build from src/plugins/finishPages/headers.ts.\n';

/** The headers in the syntax that Netlify and Cloudflare Pages share. */
export function netlifyHeaders({ all, pages, folders, pagePaths }: SiteHeaders): string {
  const rules: [string, Headers][] = [
    ['/*', all],
    ...pagePaths.map((path): [string, Headers] => [path, pages]),
    ...Object.entries(folders).map(([folder, headers]): [string, Headers] => [`${folder}*`, headers]),
  ];
  const text = rules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `\n${path}\n${lines.join('')}`;
  });
  return NOTE + text.join('');
}

/** The headers as lines for a `server` of nginx. */
export function nginxHeaders({ all, pages, folders }: SiteHeaders): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // A location with an add_header of its own forgets those around it.
  const locations = Object.entries(folders).flatMap(([folder, headers]) => [
    `location ${folder} {`,
    ...lines({ ...all, ...headers }).map((line) => `  ${line}`),
    '}',
  ]);
  return `${NOTE}${[...lines({ ...all, ...pages }), ...locations].join('\n')}\n`;
}
