/** Sends the photos of a lead that the receiver has confirmed. */

import { leadSettings } from '../delivery/leadSettings';
import type { Photo } from './photos';
import {
  photoRequestFor,
  receiverFor,
  type LeadHttpResponse,
  type PhotoHttpRequest,
  type Receipt,
} from '../delivery/receivers';
import type { Lead } from '../types';

/** How often photos are sent until they count as undelivered. */
const ATTEMPTS = 2;

/** Milliseconds before the second attempt, unless the receiver names a time. */
const RETRY_MS = 3000;

/** The longest wait for the second attempt, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds without progress after which an attempt counts as failed: as long as a lead waits for its first answer. */
const STALLED_MS = 60_000;

/** Called with the share of the photos that has been sent, from 0 to 1. */
type OnProgress = (share: number) => void;

/**
 * Posts photos and reads the answer. By XMLHttpRequest, because `fetch` doesn't tell how much has been sent.
 * @throws Error if there is no connection, the answer may not be read, or nothing happens for STALLED_MS
 */
function postPhotos({ url, body }: PhotoHttpRequest, onProgress: OnProgress): Promise<LeadHttpResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const expectProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      expectProgress();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader('Content-Type') ?? undefined,
        retryAfter: request.getResponseHeader('Retry-After') ?? undefined,
        body: request.responseText,
      });
    request.onerror = request.onabort = () => reject(new Error('The photos were not sent.'));
    request.onloadend = () => clearTimeout(timer);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(body);
    expectProgress();
  });
}

/** What sending touches, so that a test can simulate it. */
export interface PhotoWorld {
  readonly post: (request: PhotoHttpRequest, onProgress: OnProgress) => Promise<LeadHttpResponse>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
}

const browser: PhotoWorld = {
  post: postPhotos,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: Date.now,
  isOnline: () => navigator.onLine,
};

/** Returns why a receiver does not want photos, in words that fit them. */
const reasonOf = ({ status }: LeadHttpResponse, reason: string) =>
  status === 413 ? 'they’re too large for our system' : reason;

/**
 * Sends the photos of a lead, and once more if the receiver does not confirm them.
 * @returns why they were not delivered, without a period; undefined if they were
 */
export async function deliverPhotos(
  lead: Lead,
  photos: readonly Photo[],
  onProgress: OnProgress,
  { post, wait, now, isOnline }: PhotoWorld = browser,
  receiver = receiverFor(leadSettings.delivery),
): Promise<string | undefined> {
  const request = receiver && photoRequestFor(receiver, lead, photos);
  if (!request) throw new Error('The receiver of leads takes no photos.');
  let mayHaveThem = false;
  for (let attempt = 1; ; attempt += 1) {
    const receipt = await post(request, onProgress).then(
      (response): Receipt => {
        const read = receiver.parse(response, now());
        return read.outcome === 'rejected' ? { ...read, reason: reasonOf(response, read.reason) } : read;
      },
      (): Receipt => ({ outcome: 'retry', unanswered: true }),
    );
    if (receipt.outcome === 'sent') return undefined;
    if (receipt.outcome === 'rejected') return receipt.reason;
    // The receipt of the attempt before got lost.
    if (receipt.conflicts && mayHaveThem) return undefined;
    mayHaveThem = receipt.unanswered ?? false;
    if (attempt === ATTEMPTS) return isOnline() ? 'our system didn’t respond' : 'there was no connection';
    await wait(Math.min(receipt.afterMs ?? RETRY_MS, LONGEST_WAIT_MS));
  }
}
