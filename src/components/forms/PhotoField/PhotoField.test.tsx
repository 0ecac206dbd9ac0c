import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as photoDelivery from '@site/src/leads/photos/photoDelivery';
import { dropSubmitted } from '@site/src/leads/form/formDrafts';
import type * as photoStore from '@site/src/leads/photos/photoStore';
import { sampleLead } from '@site/tests/leads/sampleLeads';
import type { LeadKind } from '@site/src/leads/types';
import { LeadFormContext, type LeadFormContextValue } from '../LeadForm/context';
import type { LeadState } from './watchLead';
import PhotoField from '.';

/** The database, which outlives a page. */
const database = new Map<string, unknown>();
/** What the database does with a photo; replaced by tests whose browser denies it. */
const put = jest.fn<(key: string, value: unknown) => Promise<void>>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: (key: string, value: unknown) => put(key, value),
  getMany: async (keys: readonly string[]) => keys.map((key) => database.get(key)),
  delMany: async (keys: readonly string[]) => keys.forEach((key) => database.delete(key)),
  keys: async () => [...database.keys()],
}));

// jsdom draws no pictures.
const preparePhoto = jest.fn<(file: Blob) => Promise<Blob>>();
jest.mock('@site/src/leads/photos/preparePhoto', () => ({
  preparePhoto: (file: Blob) => preparePhoto(file),
  previewOf: async () => 'data:,',
}));

const deliverPhotos = jest.fn<typeof photoDelivery.deliverPhotos>();
jest.mock('@site/src/leads/photos/photoDelivery', () => ({
  deliverPhotos: (...call: Parameters<typeof photoDelivery.deliverPhotos>) => deliverPhotos(...call),
}));

/** Tells the field what the outbox knows of a lead of an earlier page. */
let tellState: (state: LeadState) => void;
let leadState: LeadState;
jest.mock('./watchLead', () => ({
  watchLead(_id: string, tell: (state: LeadState) => void) {
    tellState = tell;
    tell(leadState);
    return () => undefined;
  },
}));

let store: typeof photoStore;

// Loaded after the mocks are set.
beforeAll(async () => {
  store = await import('@site/src/leads/photos/photoStore');
});

const user = userEvent.setup();
const lead = sampleLead('estimate');

interface Fate {
  readonly kind?: LeadKind;
  readonly confirmed?: typeof lead;
  readonly waiting?: typeof lead;
}

function field({ kind = 'estimate', ...fate }: Fate = {}) {
  const context: LeadFormContextValue = {
    fieldId: (name) => name,
    errors: {},
    doubts: {},
    requiredMark: '*',
    photos: { kind, ...fate, onPick: () => undefined },
  };
  return (
    <LeadFormContext value={context}>
      <PhotoField />
    </LeadFormContext>
  );
}

/** Opens a page with the form, after leaving the one before; storage stays. */
function open(fate?: Fate) {
  cleanup();
  return render(field(fate));
}

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const pick = (...names: readonly string[]) => user.upload(screen.getByLabelText('Add photos'), names.map(photo));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);

beforeEach(() => {
  jest.clearAllMocks();
  put.mockImplementation(async (key, value) => void database.set(key, value));
  preparePhoto.mockImplementation(async (file) => file);
  deliverPhotos.mockResolvedValue(undefined);
  leadState = 'waiting';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  database.clear();
});

test('photos are there again after a reload, and on another page with a form of their kind', async () => {
  open();
  await pick('yard.jpg', 'pool.jpg');
  await waitFor(() => expect(database.size).toBe(2));
  open();
  await waitFor(() => expect(shown()).toEqual(['yard.jpg, 1 KB', 'pool.jpg, 1 KB']));
  expect(screen.queryByText(/couldn’t bring back|won’t keep/)).toBeNull();
});

test('photos are in no form of another kind, and in no other tab', async () => {
  open();
  await pick('yard.jpg');
  await waitFor(() => expect(database.size).toBe(1));
  open({ kind: 'contact' });
  await pick('pool.jpg');
  await waitFor(() => expect(shown()).toEqual(['pool.jpg, 1 KB']));
  // Each tab has a session storage of its own.
  sessionStorage.clear();
  open();
  await pick('dock.jpg');
  await waitFor(() => expect(shown()).toEqual(['dock.jpg, 1 KB']));
});

test('photos that were removed or sent leave the browser, and do not come back', async () => {
  const { rerender } = open();
  await pick('yard.jpg', 'pool.jpg');
  await waitFor(() => expect(database.size).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Remove yard.jpg' }));
  await waitFor(() => expect(database.size).toBe(1));
  rerender(field({ confirmed: lead }));
  expect(await screen.findByText('Your photo arrived, too.')).toBeInTheDocument();
  expect(database.size).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

test('a photo that a reload interrupts while it is prepared is named as lost until the visitor adds one', async () => {
  preparePhoto.mockReturnValue(new Promise(() => undefined));
  open();
  await pick('yard.jpg');
  preparePhoto.mockImplementation(async (file) => file);
  const expectLost = async () => {
    open();
    expect(await screen.findByText('We couldn’t bring back yard.jpg. Please add it again.')).toBeInTheDocument();
  };
  await expectLost();
  await expectLost();
  await pick('yard.jpg');
  await waitFor(() => expect(shown()).toEqual(['yard.jpg, 1 KB']));
  expect(screen.queryByText(/couldn’t bring back/)).toBeNull();
  open();
  await waitFor(() => expect(shown()).toEqual(['yard.jpg, 1 KB']));
  expect(screen.queryByText(/couldn’t bring back/)).toBeNull();
});

test('a file that is no picture is not missed after a reload', async () => {
  preparePhoto.mockRejectedValue(new Error('no picture'));
  open();
  await pick('plan.jpg');
  expect(await screen.findByText(/^plan\.jpg: /)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['denies its storage', () => put.mockRejectedValue(new DOMException('denied', 'InvalidStateError'))],
  ['has no room left', () => put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))],
])('if the browser %s, the field says that the photo will be lost, and sends it all the same', async (_what, deny) => {
  deny();
  const { rerender } = open();
  await pick('yard.jpg');
  const words = 'This browser won’t keep yard.jpg: add it again if you reload or leave this page.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  rerender(field({ waiting: lead }));
  expect(screen.getByText(/can’t be saved like your request/)).toBeInTheDocument();
  rerender(field({ confirmed: lead }));
  expect(await screen.findByText('Your photo arrived, too.')).toBeInTheDocument();
  expect(screen.queryByText(words)).toBeNull();
});

test('if session storage is denied, the field says that the photo will be lost', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open();
  await pick('yard.jpg');
  expect(await screen.findByText(/won’t keep yard\.jpg/)).toBeInTheDocument();
});

test('if the database never answers, the field says so in time, and sends the photo all the same', async () => {
  const { rerender } = open();
  // Loads the scripts, which takes real time.
  await pick('pool.jpg');
  await waitFor(() => expect(shown()).toHaveLength(1));
  put.mockReturnValue(new Promise(() => undefined));
  jest.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [photo('yard.jpg')] } });
  await act(() => jest.advanceTimersByTimeAsync(store.ANSWER_MS));
  expect(screen.getByText(/won’t keep yard\.jpg/)).toBeInTheDocument();
  jest.useRealTimers();
  rerender(field({ confirmed: lead }));
  expect(await screen.findByText('Your 2 photos arrived, too.')).toBeInTheDocument();
});

test('the pictures of the photo tool are in the next form of any kind, and gone once the visitor deletes their photo', async () => {
  await store.leavePhotos([{ name: 'pavers.jpg', file: photo('pavers.jpg') }]);
  await store.leavePhotos([{ name: 'again.jpg', file: photo('again.jpg') }]);
  open({ kind: 'contact' });
  await waitFor(() => expect(shown()).toEqual(['again.jpg, 1 KB']));
  open();
  await waitFor(() => expect(shown()).toEqual(['again.jpg, 1 KB']));
  put.mockRejectedValue(new DOMException('denied'));
  await expect(store.leavePhotos([{ name: 'c.jpg', file: photo('c.jpg') }])).rejects.toThrow('denies its storage');
  expect(sessionStorage).toHaveLength(0);

  put.mockImplementation(async (key, value) => void database.set(key, value));
  await store.leavePhotos([{ name: 'pavers.jpg', file: photo('pavers.jpg') }]);
  await store.forgetToolPhotos();
  expect([database.size, sessionStorage.length]).toEqual([0, 0]);
});

/** Sends a form with a photo whose lead waits, and opens another page. */
async function leaveWaiting(state: LeadState) {
  leadState = state;
  const { rerender } = open();
  await pick('yard.jpg');
  await waitFor(() => expect(database.size).toBe(1));
  rerender(field({ waiting: lead }));
  expect(screen.getByText(/Your photo will follow once your request is sent/)).toBeInTheDocument();
  open();
  await waitFor(() => expect(shown()).toHaveLength(1));
}

test('photos of a lead that waits follow it from a later page, too, but not those added meanwhile', async () => {
  await leaveWaiting('waiting');
  expect(await screen.findByText(/Your photo will follow once your request is sent/)).toBeInTheDocument();
  await pick('other.jpg');
  await waitFor(() => expect(shown()).toHaveLength(2));
  act(() => tellState('sent'));
  await waitFor(() => expect(shown()).toEqual(['other.jpg, 1 KB']));
  expect(deliverPhotos.mock.calls.map(([sent, photos]) => [sent.id, photos.map(({ name }) => name)])).toEqual([
    [lead.id, ['yard.jpg']],
  ]);
  expect(database.size).toBe(1);
});

test('photos follow a lead that was sent before their form is there again', async () => {
  await leaveWaiting('sent');
  expect(await screen.findByText('Your photo arrived, too.')).toBeInTheDocument();
  expect(deliverPhotos).toHaveBeenCalledTimes(1);
});

test('photos whose lead nobody knows any more are not said to have arrived', async () => {
  await leaveWaiting(undefined);
  expect(await screen.findByText(/Your photo may not have reached us with your earlier request/)).toBeInTheDocument();
  expect(deliverPhotos).not.toHaveBeenCalled();
});

test('photos stay for the next lead if theirs was taken back, and go if it was removed from this device', async () => {
  await leaveWaiting('waiting');
  act(() => tellState('forgotten'));
  await waitFor(() => expect(screen.queryByText(/will follow/)).toBeNull());
  expect(shown()).toEqual(['yard.jpg, 1 KB']);

  sessionStorage.clear();
  database.clear();
  await leaveWaiting('waiting');
  act(() => {
    tellState('forgotten');
    dropSubmitted(lead.kind, lead.id);
    store.forgetPhotosOf(lead.id);
  });
  await waitFor(() => expect(shown()).toEqual([]));
  expect(database.size).toBe(0);
  expect(deliverPhotos).not.toHaveBeenCalled();
});

test('what other tabs left a day ago is deleted, but nothing newer, and not the photo kept by the photo tool', async () => {
  const now = Date.now();
  const keys = {
    old: `estimate/${now - 90_000_000}/a`,
    fresh: `contact/${now - 60_000}/b`,
    tool: 'last',
  };
  for (const key of Object.values(keys)) database.set(key, { name: 'a.jpg', file: photo('a.jpg') });
  open();
  await pick('yard.jpg');
  await waitFor(() => expect(database.has(keys.old)).toBe(false));
  expect([keys.fresh, keys.tool].map((key) => database.has(key))).toEqual([true, true]);
});

test('a page that the browser brings back shows what other pages have left, and not what they have removed', async () => {
  const { container } = open();
  await pick('yard.jpg');
  await waitFor(() => expect(database.size).toBe(1));
  // Another page of this tab, while this one is in the browser's cache.
  const other = document.body.appendChild(document.createElement('div'));
  const { unmount } = render(field(), { container: other });
  const inOther = () => [...other.querySelectorAll('li span')].map(({ textContent }) => textContent);
  await waitFor(() => expect(inOther()).toEqual(['yard.jpg, 1 KB']));
  await user.click(other.querySelector('li button') as HTMLElement);
  await user.upload(other.querySelector('input') as HTMLInputElement, photo('pool.jpg'));
  await waitFor(() => expect(inOther()).toEqual(['pool.jpg, 1 KB']));
  await waitFor(() => expect(database.size).toBe(1));
  unmount();
  const back = new Event('pageshow');
  Object.assign(back, { persisted: true });
  act(() => void window.dispatchEvent(back));
  await waitFor(() =>
    expect([...container.querySelectorAll('li span')].map(({ textContent }) => textContent)).toEqual([
      'pool.jpg, 1 KB',
    ]),
  );
});
