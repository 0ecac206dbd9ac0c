import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../runners/freePort';
import { addPhpReceiver } from '../handbookReceivers';
import { startLocalServer } from '../localServer';
import { answers, startProgram } from '../startProgram';

export interface RealServer {
  readonly port: number;
  /** Folder of the program's own files. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Makes a configuration that includes the build's part, and the program's arguments. */
type Setup = (site: {
  readonly root: string;
  readonly port: number;
  /** Scheme, host and port of a program that receives what is posted to /leads. */
  readonly receiver: string;
  /** Folder for the program's files. */
  readonly folder: string;
}) => {
  readonly configuration: string;
  readonly args: (file: string) => readonly string[];
};

/** Where Debian puts Apache's modules. */
const APACHE_MODULES = '/usr/lib/apache2/modules';

/** The modules that shared web hosts have. */
const apacheModules = [
  ...['mpm_prefork', 'authz_core', 'dir', 'autoindex', 'negotiation', 'mime', 'env', 'setenvif', 'rewrite', 'headers'],
  ...['filter', 'deflate', 'brotli', 'expires'],
];

/** The handbook's configurations, on a local port, with all files of the program in one folder. */
const setups: Readonly<Record<string, Setup>> = {
  nginx: ({ root, port, receiver, folder }) => ({
    configuration: `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/_site.nginx.conf;
    location = /leads { proxy_pass ${receiver}; }
  }
}
`,
    args: (file) => ['-c', file],
  }),
  caddy: ({ root, port, receiver }) => ({
    configuration: `
{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	root * ${root}
	import ${root}/_site.caddy
	handle /leads {
		reverse_proxy ${receiver}
	}
}
`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  }),
  // A shared web host: what it sets for all its customers would break the site, and only .htaccess can change it.
  apache2: ({ root, port, folder }) => {
    const published = join(folder, 'published');
    // Started by root, Apache reads files as another user, who may not read those in a home folder.
    chmodSync(folder, 0o777);
    cpSync(root, published, { recursive: true });
    chmodSync(published, 0o755);
    addPhpReceiver(published, { SITE: `http://localhost:${port}` });
    const [php = ''] = readdirSync(APACHE_MODULES).filter((file) => /^libphp.*\.so$/.test(file));
    return {
      configuration: `
${apacheModules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
LoadModule php_module ${APACHE_MODULES}/${php}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog ${folder}/errors
TypesConfig /etc/mime.types
DirectoryIndex index.php index.html
DocumentRoot ${published}
ExpiresActive On
ExpiresDefault "access plus 1 month"
AddHandler application/x-httpd-php .php
<Directory ${published}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`,
      args: (file) => ['-D', 'FOREGROUND', '-f', file],
    };
  },
};

/**
 * Starts nginx, Caddy or Apache on a free port with the configuration that the build wrote. Beside it is a receiver: a
 * program that answers whatever is posted to /leads with 202 and the same content; on Apache, the handbook's in PHP.
 * @throws Error with the program's output if it does not start
 */
export async function startReal(name: string, root: string): Promise<RealServer> {
  const program = process.env[`${name.toUpperCase()}_PATH`];
  const setup = setups[name];
  if (!program || !setup) throw new Error(`${name} was not found. Start these tests with "npm run test:hosts".`);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const receiver = await startLocalServer((request, response) => request.pipe(response.writeHead(202)));
  const { configuration, args } = setup({ root, port, receiver: receiver.url, folder });
  const file = join(folder, 'configuration');
  writeFileSync(file, configuration);
  const end = await startProgram(
    program,
    args(file),
    // When Apache ends, it ends its whole process group.
    { detached: true, env: { ...process.env, HOME: folder } },
    () => answers(`http://127.0.0.1:${port}/robots.txt`),
  );
  return {
    port,
    folder,
    async stop() {
      await end();
      receiver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
