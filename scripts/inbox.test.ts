/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startLocalServer, type LocalServer } from '../tests/localServer';
import type { RunningReceiver } from '../tests/handbookReceivers';
import { contract } from '../tests/webhookContract';
import { createInbox, PHOTO_FOLDER } from './inbox';

describe('the local receiver', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const file = join(folder, 'leads.jsonl');
  const printed: string[] = [];
  let server: LocalServer;
  let running: RunningReceiver;

  beforeAll(async () => {
    const { receive } = createInbox(file, (line) => printed.push(line));
    server = await startLocalServer((request, response) => void receive(request, response));
    running = {
      url: `${server.url}/inbox`,
      site: server.url,
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
    const failing = await startLocalServer((request, response) => void receive(request, response));
    const { status } = await fetch(failing.url, { method: 'POST', body: '{"leadId":"1"}' });
    failing.close();
    expect(status).toBe(503);
  });
});
