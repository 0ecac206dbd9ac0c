import { business } from '../company/business';
import { listPlaceholders, type Placeholder } from '../site/placeholders';
import { isPublicHost } from '../company/publicHost';
import { folders } from '../company/load/folders';
import { SourceError } from '../company/load/sourceError';
import { nameOf, textsOf } from '../company/load/texts';

/** The environment variable of a build that lets samples through. */
interface SampleEnvironment {
  readonly ALLOW_SAMPLES?: string;
}

/** Finds texts that call the company licensed although it has no number to prove it. */
function licenseClaims(): readonly Placeholder[] {
  if (business.licenseNumber) return [];
  const fix = 'Write "insured" alone, or write the number in company.yaml: licenseNumber.';
  return textsOf(folders).flatMap((text) =>
    text.source.split('\n').flatMap((line, index) => {
      const [claim] = /\blicensed(,| and| &) insured\b/i.exec(line) ?? [];
      return claim ? [{ what: `"${claim}" without a license number`, where: `${nameOf(text)}:${index + 1}`, fix }] : [];
    }),
  );
}

/** Lists everything in facts and texts that is not true of the company yet; empty once all of it is. */
export function listSamples(): readonly Placeholder[] {
  return [...listPlaceholders(), ...licenseClaims()];
}

/** Writes a placeholder out in three lines: what, where, and what to do. */
export function describePlaceholder({ what, where, fix }: Placeholder): string {
  return `${what}\n   ${where}\n   ${fix}`;
}

/**
 * Keeps samples from being published as facts.
 * @param host the host of the site
 * @returns whether this build is a preview: ALLOW_SAMPLES is 1, and there are samples
 * @throws SourceError with the list of samples if the host is public and ALLOW_SAMPLES is not set
 */
export function checkSamples(
  { ALLOW_SAMPLES }: SampleEnvironment,
  host = new URL(business.url).hostname,
  samples = listSamples(),
): boolean {
  if (ALLOW_SAMPLES && ALLOW_SAMPLES !== '1') {
    throw new SourceError([`ALLOW_SAMPLES is "${ALLOW_SAMPLES}". Write 1, or leave it out.`]);
  }
  if (samples.length === 0) return false;
  if (ALLOW_SAMPLES) return true;
  if (!isPublicHost(host)) return false;
  throw new SourceError(
    samples.map((sample) => `${describePlaceholder(sample).replaceAll('\n', '\n  ')}\n`),
    'Samples are not published as facts. To show a preview that says so on each page and stays out of search results, build with ALLOW_SAMPLES=1.',
  );
}
