/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { browserPaths, shellPaths } from './findBrowser';

test('CHROME_PATH is the only path if it is set', () => {
  expect(browserPaths('linux', { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' })).toEqual(['/opt/chrome']);
});

test('the headless shell is on the path, and does not replace the browser that CHROME_PATH names', () => {
  expect(shellPaths('linux', { PATH: '/usr/bin' })).toContain('/usr/bin/chromium-headless-shell');
  expect(shellPaths('linux', { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' })).toEqual([]);
});

test('Linux looks for Chrome before Chromium, along the path', () => {
  const paths = browserPaths('linux', { PATH: '/usr/local/bin:/usr/bin' });
  expect(paths.slice(0, 2)).toEqual(['/usr/local/bin/google-chrome', '/usr/bin/google-chrome']);
  expect(paths).toContain('/usr/bin/chromium');
});

test('macOS looks in the applications folder first', () => {
  expect(browserPaths('darwin', { PATH: '/usr/bin' })[0]).toMatch(/^\/Applications\/Google Chrome\.app\//);
});

test('Windows looks in its program folders', () => {
  const paths = browserPaths('win32', { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' });
  expect(paths).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ]);
});

test('returns no paths without PATH', () => {
  expect(browserPaths('linux', {})).toEqual([]);
});
