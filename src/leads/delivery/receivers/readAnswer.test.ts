/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { parseWith, retryAfterMs } from './readAnswer';

const parse = parseWith();

const outcomeOf = (body: string, contentType?: string, status = 200) => parse({ status, body, contentType }, 0).outcome;

const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html; charset=UTF-8';
/** The types with which the same JSON arrives: PHP scripts that set none send text/html. */
const types = [JSON_TYPE, HTML_TYPE, 'text/plain', 'application/problem+json', undefined];
/** What comes before JSON in files that an editor has saved, and in templates. */
const beginnings = ['', '\ufeff', '\r\n\t ', '\ufeff\n'];

const everyWay = (body: string) =>
  beginnings.flatMap((beginning) => types.map((type) => outcomeOf(beginning + body, type)));

describe('a 2xx answer is a receipt', () => {
  test.each([
    '{}',
    '[]',
    'null',
    'true',
    '1',
    '{"ok":true}',
    '{"OK":true}',
    '{"ok":1}',
    '{"ok":"true"}',
    '{"ok":null}',
    '{"success":true}',
    '{"Success":"true"}',
    '{"success":1,"error":0}',
    '{"ok":true,"error":null}',
    '{"ok":true,"error":false}',
    '{"ok":true,"error":""}',
    '{"ok":true,"error":" "}',
    '{"ok":true,"error":"none"}',
    '{"ok":true,"error":{}}',
    '{"ok":true,"errors":[]}',
    '{"ok":true,"errors":{}}',
    '{"ok":true,"errors":null}',
    '{"ok":true,"status":"success","errors":[],"error":false}',
    '{"status":"success"}',
    '{"status":"ok"}',
    '{"status":"queued"}',
    '{"status":"mail_sent","posted_data_hash":"7"}',
    '{"status":true}',
    '{"result":12345}',
    '{"success":true,"status":1001}',
    '{"error":{"code":0,"message":""}}',
    '{"errors":{"email":[]}}',
    '{"error":"No error"}',
    '{"status":200}',
    '{"status":"201"}',
    '{"statusCode":202}',
    '{"id":7}',
    '{"code":0,"received":true}',
    '{"errno":0,"retcode":0}',
    '{"message":"Thank you"}',
    '{"message":"No errors on line 3"}',
    '{"data":{"id":7},"error":null}',
    '{"success":true,"body":{"message":"Email sent successfully!"}}',
    '{"status":"success","code":200,"hasErrors":false,"errorCode":"00","failed":[]}',
    '{"success":true,"emailSent":false}',
    '{"id":7,"type":"lead","state":"FL","delivered":false}',
    '{"message":"Thank you, nothing else is required"}',
    '{"id":7,"email":"pat@site.example","message":"Our driveway failed, and it was not sealed. Sorry!"}',
    '{"success":true,"data":{"phone":"941-555-0199","message":"Wrong pavers, please fill the joints"}}',
    '"ok"',
    '"{\\"ok\\":true}"',
  ])('with JSON that reports no failure: %s', (body) => {
    expect(new Set(everyWay(body))).toEqual(new Set(['sent']));
  });

  test.each(['', ' \r\n', '\ufeff'])('with an empty body: %j', (body) => {
    for (const type of types) expect(outcomeOf(body, type)).toBe('sent');
    expect(outcomeOf(body, undefined, 204)).toBe('sent');
  });

  test.each([
    'OK',
    'ok\n',
    'Thank you',
    'received',
    'Error free',
    'Lead 7 is on line 3',
    'Received without errors',
    'Thank you! If something goes wrong, call us',
    'Danke',
    'We can’t wait to meet you. Could not be easier!',
  ])('with plain text: %j', (body) => {
    expect([outcomeOf(body), outcomeOf(body, 'text/plain'), outcomeOf(body, undefined, 201)]).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
  });
});

describe('a 2xx answer is a refusal', () => {
  test.each([
    'false',
    '{"ok":false}',
    '{"OK":false}',
    '{"ok":"false"}',
    '{"ok":"False"}',
    '{"ok":0}',
    '{"ok":"0"}',
    '{"ok":"no"}',
    '{"accepted":false}',
    '{"sent":false,"message":"Mail server down"}',
    '{"code":401,"message":"Unauthorized"}',
    '{"success":false,"message":"Quota used up"}',
    '{"Success":false}',
    '{"SUCCESS":"FALSE"}',
    '{"success":0}',
    '{"error":"database down"}',
    '{"Error":"database down"}',
    '{"error":true}',
    '{"error":1}',
    '{"error":{"message":"database down"}}',
    '{"error":{"code":17}}',
    '{"errors":["phone missing"]}',
    '{"errors":[{"message":"phone missing"}]}',
    '{"errors":{"phone":["missing"]}}',
    '{"errors":"phone missing"}',
    '{"ok":true,"errors":["phone missing"]}',
    '{"success":true,"error":"database down"}',
    '{"ok":true,"status":"error"}',
    '{"status":"error"}',
    '{"status":"ERROR"}',
    '{"status":"fail"}',
    '{"status":"failed"}',
    '{"Status":" Failed "}',
    '{"status":"invalid"}',
    '{"status":"500 Internal Server Error"}',
    '{"status":"Error: database down"}',
    '{"success":"failed"}',
    '{"data":[{"status":"error"}]}',
    '{"status":"Unauthorized"}',
    '{"status":false}',
    '{"status":"false"}',
    '{"status":400}',
    '{"status":500}',
    '{"status":"422"}',
    '{"statusCode":500,"message":"Internal server error"}',
    '{"result":"error","msg":"Closed"}',
    '{"result":{"ok":false}}',
    '{"success":true,"data":{"success":false}}',
    '[{"ok":true},{"ok":false}]',
    '{"errorMessage":"Task timed out","errorType":"TypeError"}',
    '{"error_code":5}',
    '{"hasError":true}',
    '{"failed":true}',
    '{"spam":true}',
    '{"exception":"KeyError"}',
    '{"isSuccess":false}',
    '{"saved":false}',
    '{"mailSent":false}',
    '{"success":"N"}',
    '{"status":"not_sent"}',
    '{"status":"bad request"}',
    // Contact Form 7, Gravity Forms, Zoho, Twilio.
    '{"status":"mail_failed","into":"#form"}',
    '{"status":"acceptance_missing"}',
    '{"is_valid":false}',
    '{"code":"INVALID_TOKEN"}',
    '{"code":21211,"message":"The number is not a valid phone number."}',
    '{"code":-1}',
    '{"errno":13}',
    '{"retcode":-1}',
    '{"type":"error","text":"Closed"}',
    '{"outcome":"failure"}',
    '{"payload":{"success":false}}',
    '{"message":"Internal server error"}',
    '{"Message":"An error has occurred."}',
    '{"detail":"Not authenticated"}',
    '{"name":"ValidationError","message":"phone is required"}',
    '{"title":"One or more validation errors occurred.","errors":{}}',
    '"{\\"ok\\":false}"',
  ])('with JSON that reports a failure: %s', (body) => {
    expect(new Set(everyWay(body))).toEqual(new Set(['rejected']));
  });

  test.each([
    ['{"ok":false}', 'our system refused it'],
    ['{"ok":false,"error":"Closed."}', 'Closed'],
    ['{"ok":false,"error":true,"message":"Closed for good..."}', 'Closed for good'],
    ['{"status":"error","error":"error","message":"Closed"}', 'Closed'],
    ['{"success":false,"body":{"message":"Invalid access key."}}', 'Invalid access key'],
    ['{"success":false,"data":"Closed"}', 'our system refused it'],
    ['{"errors":["Too short","Too late."]}', 'Too short; Too late'],
    ['{"errors":[{"field":"email","message":"should be an email"}]}', 'email should be an email'],
    ['{"error":{"message":"Closed"}}', 'Closed'],
    ['{"ok":false,"error":"<b>Closed</b>"}', 'our system refused it'],
    [JSON.stringify({ ok: false, error: 'x'.repeat(2000) }), 'our system refused it'],
    ['[{"ok":false,"error":"Closed"}]', 'Closed'],
  ])('with words that a visitor can read: %s', (body, reason) => {
    expect(parse({ status: 200, body }, 0)).toEqual({ outcome: 'rejected', reason });
  });
});

/** What frameworks put around JSON, and how a browser reads one in another encoding. */
const wrapped: Readonly<Record<string, (json: string) => string>> = {
  "after )]}'": (json) => `)]}',\n${json}`,
  'after a loop': (json) => `for (;;);${json}`,
  'in a function call': (json) => `/**/take(${json});`,
  'in a comment': (json) => `/*-secure-\n${json}\n*/`,
  'in UTF-16': (json) => new TextDecoder().decode(Buffer.from(`\ufeff${json}`, 'utf16le')),
};

for (const [how, wrap] of Object.entries(wrapped))
  test(`JSON ${how} says the same`, () => {
    for (const type of types) {
      expect(outcomeOf(wrap('{"ok":true,"id":[7]}'), type)).toBe('sent');
      expect(outcomeOf(wrap('{"ok":false}'), type)).toBe('rejected');
      expect(outcomeOf(wrap('[{"ok":true},{"ok":false}]'), type)).toBe('rejected');
    }
  });

describe('a 2xx answer is no answer', () => {
  test.each([
    '<!doctype html><title>Sign in to the hotel network</title>',
    '\n<!DOCTYPE html><title>Home</title>',
    '\ufeff<html>',
    '<?xml version="1.0"?><Error/>',
    '<br />\n<b>Fatal error</b>:  Uncaught PDOException: could not connect in /in.php:3',
    '<h1>Down for maintenance</h1>',
    '<script>location = "/login"</script>',
    '<!-- comment --><p>',
    'PHP Fatal error:  Uncaught PDOException: could not connect in /srv/in.php on line 3',
    '\nFatal error: Uncaught Error: Call to undefined function in /srv/in.php on line 3',
    'Warning: file_put_contents(leads.txt): Failed to open stream in /srv/in.php on line 3\n',
    '{"ok":true}\n<br />\n<b>Warning</b>:  Undefined variable in <b>/srv/in.php</b> on line <b>3</b><br />',
    'Unauthorized',
    'Error: no space left',
    'Your message could not be sent. Try again later.',
    'Too many requests',
    ...['0', '-1', 'no', 'ERR', '-ERR no such user', '550 mailbox unavailable', 'Mailer Error: SMTP connect() failed.'],
    ...[
      'Sorry, something went wrong',
      'Access denied',
      'Invalid email',
      'Email is required',
      'Please fill in all fields',
    ],
    ...['Not found', 'Database error', 'Your message wasn’t delivered', 'Oops! There was a problem'],
    '{"ok":tr',
    '[{"ok":true}',
  ])('with a page, an error in plain text or of a program, or JSON that breaks off: %j', (body) => {
    for (const type of types) expect(outcomeOf(body, type)).toBe('retry');
  });

  test.each(['text/html', HTML_TYPE, 'TEXT/HTML', 'application/xhtml+xml'])('with text as %s', (type) => {
    expect(outcomeOf('could not connect', type)).toBe('retry');
  });
});

test('a receiver that answers with a page is confirmed by one, but not by a failure', () => {
  const parsePage = parseWith({ answersWithPage: true });
  expect(parsePage({ status: 200, body: '<!doctype html>', contentType: HTML_TYPE }, 0)).toEqual({ outcome: 'sent' });
  expect(parsePage({ status: 200, body: '{"error":"Closed"}' }, 0)).toMatchObject({ outcome: 'rejected' });
});

test.each([301, 302, 400, 401, 403, 404, 405, 410, 413, 414, 422])(
  'status %s is a refusal in words, without the number',
  (status) => {
    for (const body of ['', 'Nope', '<h1>403 Forbidden</h1>', '{}', '{"ok":true}']) {
      expect(parse({ status, body, contentType: HTML_TYPE }, 0)).toEqual({
        outcome: 'rejected',
        reason: status === 413 ? 'it’s too long for our system' : 'our system refused it',
      });
    }
  },
);

test.each([408, 425, 429, 500, 502, 503, 504, 520])('status %s is tried again, whatever the body says', (status) => {
  for (const body of ['', '{"ok":true}', '{"ok":false}', '<h1>Sorry</h1>']) {
    expect(parse({ status, body, retryAfter: '30' }, 0)).toEqual({ outcome: 'retry', afterMs: 30_000 });
  }
});

test('status 409 is tried again, and says that it may be a conflict with the same lead', () => {
  const conflict = { outcome: 'retry', afterMs: undefined, conflicts: true };
  for (const body of ['', '{"ok":false,"error":"Duplicate"}'])
    expect(parse({ status: 409, body }, 0)).toEqual(conflict);
});

describe('a page with which a firewall checks the browser', () => {
  const challenged = { outcome: 'rejected', reason: expect.any(String), wantsBrowser: true };

  test.each<readonly [string, number, string]>([
    [
      'Cloudflare',
      403,
      '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><script>window._cf_chl_opt={cvId:"3"}',
    ],
    ['Cloudflare', 503, '<title>Please wait</title><form id="challenge-form" action="/?__cf_chl_f_tk=a">'],
    [
      'AWS WAF',
      202,
      '<!DOCTYPE html><script>window.awsWafCookieDomainList = []; window.gokuProps = {"key":"a"};</script>',
    ],
    ['AWS WAF', 405, '<html><title>Human Verification</title><script>window.gokuProps = {}</script>'],
    [
      'Imperva',
      200,
      '<html><iframe src="/_Incapsula_Resource">Request unsuccessful. Incapsula incident ID: 1</iframe>',
    ],
    ['Sucuri', 403, '<html><title>You are being redirected...</title><script>sucuri_cloudproxy_js=""</script>'],
    ['HUMAN', 403, '<html><div id="px-captcha"></div>'],
    ['DataDome', 403, '<html><script src="https://ct.captcha-delivery.com/c.js"></script>'],
    ['Vercel', 429, '<!DOCTYPE html><title>Vercel Security Checkpoint</title>'],
    ['a host’s own', 429, '<h1>Too many requests</h1><p>Please solve the CAPTCHA to go on.</p>'],
    ['a host’s own', 503, '<title>DDoS protection</title>Checking your browser before accessing the site.'],
  ])('lets only the browser’s own post through: %s, %s', (_name, status, body) => {
    for (const contentType of [HTML_TYPE, undefined]) {
      const receipt = parse({ status, body, contentType, retryAfter: '5' }, 0);
      expect(receipt).toEqual(challenged);
      expect(receipt).not.toHaveProperty('reason', expect.stringMatching(/captcha|browser|firewall|cloudflare/i));
    }
  });

  test('is known by a header, too', () => {
    expect(parse({ status: 403, body: '<p>Ein Moment</p>', isChallenge: true }, 0)).toEqual(challenged);
  });

  test.each<readonly [string, number, string, string]>([
    [
      'an error page of a site whose forms have a captcha',
      500,
      '<p>Error</p><script src="/recaptcha/api.js">',
      'retry',
    ],
    [
      'a page with the script of a firewall',
      503,
      '<h1>Sorry</h1><script src="/cdn-cgi/challenge-platform/a.js">',
      'retry',
    ],
    ['a page that forbids it', 403, '<h1>403 Forbidden</h1>', 'rejected'],
    ['words about a captcha in JSON', 403, '{"error":"The captcha has expired."}', 'rejected'],
  ])('is not %s', (_name, status, body, outcome) => {
    const receipt = parse({ status, body }, 0);
    expect(receipt.outcome).toBe(outcome);
    expect(receipt).not.toHaveProperty('wantsBrowser');
  });

  test('is not the page with which a receiver confirms a lead', () => {
    const page = '<title>Home</title><form><div class="captcha"></div></form>';
    expect(parseWith({ answersWithPage: true })({ status: 200, body: page }, 0)).toEqual({ outcome: 'sent' });
  });
});

test.each([
  [undefined, undefined],
  ['0', 0],
  [' 30 ', 30_000],
  ['Fri, 02 Jan 2026 15:05:05 GMT', 60_000],
  ['Fri, 02 Jan 2026 15:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', (value, milliseconds) => {
  expect(retryAfterMs(value, Date.parse('2026-01-02T15:04:05Z'))).toBe(milliseconds);
});
