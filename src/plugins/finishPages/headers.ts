type Headers = Readonly<Record<string, string>>;

/** Headers by the paths whose answers carry them. */
export interface SiteHeaders {
  readonly '/*': Headers;
  /** On top of those of every answer. */
  readonly '/assets/*': Headers;
}

/** What depends on the build. */
export interface HeaderInputs {
  /** Policy sources of the scripts that stand in pages. */
  readonly scripts: Iterable<string>;
  /** Scheme and host of another server that pages send leads to. */
  readonly receiver?: string;
}

type Policy = Readonly<Record<string, readonly string[]>>;

function policy({ scripts, receiver }: HeaderInputs): Policy {
  return {
    'default-src': ["'self'"],
    ...(receiver && { 'connect-src': ["'self'", receiver] }),
    'script-src': ["'self'", ...[...scripts].sort()],
    // Each page narrows this to the hash of its own rules, by a policy in its head.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
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
  return {
    '/*': {
      'Content-Security-Policy': policyText(policy(inputs)),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    // Names there carry a hash of the content. Hosts have everything else checked again on each visit of their own accord.
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
}

const NOTE = '# Written by the build from src/plugins/finishPages/headers.ts.\n';

/** The headers in the syntax that Netlify and Cloudflare Pages share. */
export function netlifyHeaders(headers: SiteHeaders): string {
  const rules = Object.entries(headers).map(([path, values]: [string, Headers]) => {
    const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
    return `\n${path}\n${lines.join('')}`;
  });
  return NOTE + rules.join('');
}

/** The headers as lines for a `server` of nginx. */
export function nginxHeaders({ '/*': everywhere, '/assets/*': assets }: SiteHeaders): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // A location with an add_header of its own forgets those around it.
  const ofAssets = lines({ ...everywhere, ...assets }).map((line) => `  ${line}`);
  return `${NOTE}${[...lines(everywhere), 'location /assets/ {', ...ofAssets, '}'].join('\n')}\n`;
}
