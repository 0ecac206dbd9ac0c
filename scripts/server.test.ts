/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteParts } from '../src/company/siteParts';
import { feedFormats } from '../src/site/feedFormats';
import { startServer, type RunningServer } from './server';

describe('server', () => {
  let directory: string;
  let server: RunningServer;

  /** Sends a request without following redirects, decompressing the answer or normalizing the path. */
  function send(
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) {
    const { port } = new URL(server.url);
    return new Promise<{ status?: number; headers: Record<string, unknown>; size: number; text: string }>(
      (resolve, reject) => {
        const sent = request({ host: 'localhost', port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const body = Buffer.concat(chunks);
            resolve({
              status: response.statusCode,
              headers: response.headers,
              size: body.length,
              text: body.toString(),
            });
          });
        });
        sent.on('error', reject);
        sent.end(method === 'POST' ? 'email=visitor%40mail.example' : undefined);
      },
    );
  }

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(directory, 'blog'));
    mkdirSync(join(directory, 'assets'));
    const write = (file: string, content: string) => writeFileSync(join(directory, file), content);
    write('index.html', 'home');
    write('thanks.html', 'thanks');
    write('404.html', 'not found');
    write('blog.html', `index ${'of articles '.repeat(200)}`);
    write('blog/costs.html', 'costs');
    for (const { file } of feedFormats) write(`blog/${file}`, 'feed');
    write('assets/main.abc123.js', 'run()');
    write('assets/stone.webp', 'picture');
    write('_site.caddy', 'route');
    write('_headers', '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, immutable\n');
    server = await startServer({ directory, port: 0 });
  });

  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });

  test.each([
    ['/', 'home'],
    ['/blog/costs', 'costs'],
    ['/blog/costs?from=index', 'costs'],
    ['/assets/main.abc123.js', 'run()'],
    ['/assets/stone.webp', 'picture'],
  ])('%s is served', async (path, text) => {
    expect(await send(path)).toMatchObject({ status: 200, text });
  });

  test.each(['/nowhere', '/404', '/blog/nowhere', '/_headers', '/_site.caddy', '/../index.html/..'])(
    '%s answers 404 with the 404 page',
    async (path) => {
      expect(await send(path)).toMatchObject({ status: 404, text: 'not found' });
    },
  );

  test.each([
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/blog/costs.html?a=1', '/blog/costs?a=1'],
    ['/index.html', '/'],
    ['//', '/'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await send(path)).toMatchObject({ status: 308, headers: { location } });
  });

  test.each(['br', 'gzip'])('compresses text with %s, and sends the copy again', async (encoding) => {
    const plain = await send('/blog');
    const sendPacked = () => send('/blog', { headers: { 'accept-encoding': encoding } });
    for (const packed of [await sendPacked(), await sendPacked()]) {
      expect(packed).toMatchObject({ status: 200, headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' } });
      expect(packed.size).toBeLessThan(plain.size / 4);
    }
  });

  test('leads an address that differs from a page’s in its case alone to that page', async () => {
    for (const [path, page] of [
      ['/Blog', '/blog'],
      ['/BLOG/Costs/?ref=Pat', '/blog/costs?ref=Pat'],
      ['/Blog/Costs.html', '/blog/costs'],
    ] as const) {
      const { status, headers } = await send(path);
      expect([status, headers.location]).toEqual([308, page]);
    }
    expect((await send('/ASSETS/stone.webp')).status).toBe(404);
  });

  test('sends a part of a file, and says if the file has no such part', async () => {
    const range = (value: string) => send('/assets/stone.webp', { headers: { Range: value } });
    expect(await range('bytes=0-2')).toMatchObject({
      status: 206,
      text: 'pic',
      headers: { 'content-range': 'bytes 0-2/7' },
    });
    expect(await range('bytes=100-')).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */7' } });
    expect((await send('/nowhere', { headers: { Range: 'bytes=0-2' } })).status).toBe(404);
  });

  if (siteParts.blog)
    test('sends feeds with their own media types', async () => {
      for (const { file, type } of feedFormats)
        expect((await send(`/blog/${file}`)).headers['content-type']).toBe(`${type}; charset=utf-8`);
    });

  test('does not compress pictures', async () => {
    const { headers } = await send('/assets/stone.webp', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('revalidates pages but not hashed files, and sends the headers in _headers with both', async () => {
    const page = await send('/blog');
    expect(page.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
    expect((await send('/assets/main.abc123.js')).headers).toMatchObject({
      'cache-control': 'public, immutable',
      'x-content-type-options': 'nosniff',
    });
    // A 404 must not be cached for a year, because the next deploy may add the file.
    expect((await send('/assets/gone.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  test('redirects a form sent to /thanks, and rejects other posts', async () => {
    expect(await send('/thanks', { method: 'POST' })).toMatchObject({ status: 303, headers: { location: '/thanks' } });
    expect(await send('/blog', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test('serves what a later build writes, and no longer what it removes', async () => {
    const later = mkdtempSync(join(tmpdir(), 'later-'));
    const write = (file: string, content: string) => writeFileSync(join(later, file), content);
    write('index.html', 'home');
    write('404.html', 'not found');
    write('patios.html', 'patios');
    const running = await startServer({ directory: later, port: 0 });
    const get = (path: string) => fetch(running.url + path, { redirect: 'manual' });
    expect((await get('/patios')).status).toBe(200);

    rmSync(join(later, 'patios.html'));
    write('pool-decks.html', 'pool decks');
    write('_headers', '/*\n  X-Content-Type-Options: nosniff\n');
    write('_redirects', '/pools /pool-decks 301\n');
    const page = await get('/pool-decks');
    expect([page.status, await page.text()]).toEqual([200, 'pool decks']);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/pools')).headers.get('location')).toBe('/pool-decks');
    const gone = await get('/patios');
    expect([gone.status, await gone.text()]).toEqual([404, 'not found']);
    await running.close();
    rmSync(later, { recursive: true });
  });

  test('with a receiver, is reached by this computer alone', async () => {
    const receiver = {
      path: '/inbox',
      receive: async (_request: IncomingMessage, response: ServerResponse) => void response.end('stored'),
    };
    const local = await startServer({ directory, port: 0, receiver });
    const { port } = new URL(local.url);
    const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
    for (const host of ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
      expect(await (await fetch(`http://${host}:${port}/inbox`, { method: 'POST' })).text()).toBe('stored');
    }
    // Stands for an address on a network: on Linux, it reaches whatever listens on every one.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
    await local.close();
    await expect(fetch(local.url)).rejects.toThrow();
  });

  test('takes the next port if one is in use, and says so', async () => {
    const port = Number(new URL(server.url).port);
    const inUse: number[] = [];
    const second = await startServer({ directory, port, onInUse: (taken) => inUse.push(taken) });
    const { port: next } = new URL(second.url);
    await second.close();
    expect(inUse[0]).toBe(port);
    expect(Number(next)).toBe(port + inUse.length);
  });

  test('throws an error for a port in use and for a missing build', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startServer({ directory, port })).rejects.toThrow(`Port ${port} is in use`);
    await expect(startServer({ directory: join(directory, 'blog'), port: 0 })).rejects.toThrow('npm run build');
  });
});
