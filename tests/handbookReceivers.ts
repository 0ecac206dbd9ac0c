import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './runners/freePort';
import { answers, startProgram } from './startProgram';

/** The folder of the handbook's receivers. */
const RECEIVERS = 'handbook/receivers';

interface Example {
  readonly file: string;
  readonly command: (port: number, folder: string) => readonly [string, ...string[]];
  readonly path: string;
}

export type Language = 'node' | 'php';

const examples: Readonly<Record<Language, Example>> = {
  node: {
    file: 'receiver.mjs',
    command: () => [process.execPath, 'receiver.mjs'],
    path: '/leads',
  },
  php: {
    file: 'leads.php',
    command: (port, folder) => [
      process.env.PHP_PATH ?? 'php',
      '-d',
      `sendmail_path=sh ${folder}/sendmail`,
      '-S',
      `127.0.0.1:${port}`,
    ],
    path: '/leads.php',
  },
};

/** Stands in for a mail server: keeps each email and its arguments, and hangs as long as there is a file `held`. */
const SENDMAIL = `cd "$(dirname "$0")"
while [ -e held ]; do sleep 0.05; done
echo "$*" >> envelopes
cat >> mails
`;

/** A running receiver that keeps to the contract in handbook/leads.md. */
export interface RunningReceiver {
  /** Where it takes leads. */
  readonly url: string;
  /** Scheme and host of the site that it redirects to. */
  readonly site: string;
  /** Returns the leads that it has stored. */
  readonly stored: () => readonly Readonly<Record<string, unknown>>[];
  /** Returns the photos that it has stored for a lead. */
  readonly photos: (leadId: string) => readonly Buffer[];
  /** Returns the paths of all files and folders that it has written. */
  readonly written: () => readonly string[];
}

export interface RunningExample extends RunningReceiver {
  /** Returns the emails that it has sent, as one text, once it is done with what it got before. */
  readonly mails: () => Promise<string>;
  /** Returns what it told the mail server besides each email, a line for each. */
  readonly envelopes: () => string;
  /** Lets the mail server hang; the function it returns lets it go on. */
  readonly holdMails: () => () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the code of the receiver in PHP with the constants at its top filled in.
 * @param constants - values by name
 * @throws Error if it has no such constant
 */
function phpWith(constants: Readonly<Record<string, string>>): string {
  return Object.entries(constants).reduce(
    (text, [name, value]) => {
      const pattern = new RegExp(`(?<=^const ${name} = )(?:('.*?')|\\d+)`, 'm');
      if (!pattern.test(text)) throw new Error(`${examples.php.file} has no constant ${name}.`);
      return text.replace(pattern, (_found, quoted?: string) => (quoted ? `'${value}'` : value));
    },
    readFileSync(join(RECEIVERS, examples.php.file), 'utf8'),
  );
}

/**
 * Puts the handbook's receiver in PHP into a folder that is published.
 * @returns its file name
 */
export function addPhpReceiver(published: string, constants: { readonly SITE: string }): string {
  const { file } = examples.php;
  writeFileSync(join(published, file), phpWith(constants));
  return file;
}

/** Reads the leads that a receiver stored. It may still be writing the marks of what it emailed. */
export function leadsIn(folder: string): Record<string, unknown>[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>);
}

/**
 * Starts a receiver of the handbook, as its reader would, with the constants filled in.
 * @param constants - values by name; `SITE` is the site that may post to it
 * @throws Error with the program's output if it does not start
 */
export async function startExample(
  language: Language,
  constants: { readonly SITE: string } & Readonly<Record<string, string>>,
): Promise<RunningExample> {
  const { file, command, path } = examples[language];
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const published = join(folder, 'published');
  mkdirSync(published);
  // Tests send more leads than people do.
  const settings = { MAX_PER_HOUR: '100000', ...constants };
  if (language === 'php') writeFileSync(join(published, file), phpWith(settings));
  else copyFileSync(join(RECEIVERS, file), join(published, file));
  writeFileSync(join(folder, 'sendmail'), SENDMAIL);

  const port = await freePort();
  const [program, ...args] = command(port, folder);
  const url = `http://127.0.0.1:${port}${path}`;
  const isReady = () => answers(url, { method: 'OPTIONS' });
  const end = await startProgram(
    program,
    args,
    { cwd: published, env: { ...process.env, ...settings, PORT: String(port) } },
    isReady,
  );
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  const leads = () => [join(folder, 'leads'), join(published, 'leads')].find(existsSync);
  return {
    url,
    site: constants.SITE,
    stored() {
      const found = leads();
      return found ? leadsIn(found) : [];
    },
    photos(leadId) {
      const found = leads() ?? folder;
      const files = readdirSync(found).filter((file) => file.startsWith(leadId) && file.endsWith('.jpg'));
      return files.map((file) => readFileSync(join(found, file)));
    },
    written() {
      const found = leads();
      return found ? [found, ...readdirSync(found, { recursive: true }).map((name) => join(found, String(name)))] : [];
    },
    async mails() {
      // PHP's own server answers only once the script before has ended.
      await isReady();
      return read('mails');
    },
    envelopes: () => read('envelopes'),
    holdMails() {
      writeFileSync(join(folder, 'held'), '');
      return () => rmSync(join(folder, 'held'));
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
