import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createReceiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort';

export interface RealServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Makes a configuration that includes the build's part, and the program's arguments. */
type Setup = (site: {
  readonly root: string;
  readonly port: number;
  /** Port of a program that receives what is posted to /leads. */
  readonly receiver: number;
  readonly folder: string;
}) => {
  readonly configuration: string;
  readonly args: (file: string) => readonly string[];
};

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
    location = /leads { proxy_pass http://127.0.0.1:${receiver}; }
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
		reverse_proxy 127.0.0.1:${receiver}
	}
}
`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  }),
};

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts nginx or Caddy on a free port with the configuration that the build wrote, and beside it a program that
 * answers whatever is posted to /leads with 202 and the same content.
 * @throws Error with the program's output if it does not start
 */
export async function startReal(name: string, root: string): Promise<RealServer> {
  const program = process.env[`${name.toUpperCase()}_PATH`];
  const setup = setups[name];
  if (!program || !setup) throw new Error(`${name} was not found. Start these tests with "npm run test:hosts".`);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const receiver = createReceiver((request, response) => request.pipe(response.writeHead(202)));
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const { port: receiverPort } = receiver.address() as AddressInfo;
  const { configuration, args } = setup({ root, port, receiver: receiverPort, folder });
  const file = join(folder, 'configuration');
  writeFileSync(file, configuration);
  const child = spawn(program, args(file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await answers(port)) return { port, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${name} did not start:\n${said}`);
}
