/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningReceiver } from '../tests/handbookReceivers';
import { contract } from '../tests/webhookContract';
import { createInbox, PHOTO_FOLDER } from './inbox';

describe('the local receiver', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const file = join(folder, 'leads.jsonl');
  const printed: string[] = [];
  let server: Server;
  let running: RunningReceiver;

  beforeAll(async () => {
    const { receive } = createInbox(file, (line) => printed.push(line));
    server = createServer((request, response) => void receive(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    running = {
      url: `${site}/inbox`,
      site,
      stored: () =>
        existsSync(file)
          ? readFileSync(file, 'utf8')
              .split('\n')
              .filter(Boolean)
              .map((line) => JSON.parse(line) as Record<string, unknown>)
          : [],
      photos(leadId) {
        const photos = join(folder, PHOTO_FOLDER);
        if (!existsSync(photos)) return [];
        const files = readdirSync(photos).filter((name) => name.startsWith(leadId));
        return files.map((name) => readFileSync(join(photos, name)));
      },
      written: () => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
    };
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  test.each(Object.entries(contract))('%s', async (_name, keepTo) => keepTo(running));

  test('prints each lead once, on one line', () => {
    expect(printed.filter((line) => line.startsWith('Lead '))).toHaveLength(running.stored().length);
    expect(printed.join('')).not.toMatch(/\p{Cc}/u);
  });

  test('asks to be tried again if it cannot write', async () => {
    const { receive } = createInbox(folder, () => undefined);
    const failing = createServer((request, response) => void receive(request, response));
    await new Promise<void>((listening) => failing.listen(0, '127.0.0.1', listening));
    const { port } = failing.address() as AddressInfo;
    const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"leadId":"1"}' });
    failing.close();
    expect(status).toBe(503);
  });
});
