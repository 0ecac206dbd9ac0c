import { beforeEach, expect, jest, test } from '@jest/globals';
import { draftOf, keepDraft } from './formDrafts';
import { postForm, restorePosted } from './ownPost';

const markup = `<form data-kind="estimate">
  <input name="leadId" value="id-1"><input type="hidden" name="page" value="/">
  <input name="paverLot"><input name="firstName"><textarea name="message"></textarea><input type="checkbox" name="photos">
  <select name="city"><option value="">Choose</option><option value="naples">Naples</option></select>
</form>`;

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const shown = () => [
  control('firstName').value,
  control('message').value,
  control('photos').checked,
  control('city').value,
];

/** Opens the page again without what was typed, as a browser does that forgets it. */
const openAgain = () => {
  document.body.innerHTML = markup.replace('id-1', '');
  restorePosted();
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ covered: true }, '');
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  document.body.innerHTML = markup;
  control('firstName').value = 'Dana';
  control('message').value = 'A patio';
  control('photos').checked = true;
  control('city').value = 'naples';
  postForm(document.querySelector('form') as HTMLFormElement);
});

test('a form that the browser has posted is filled in again for whoever goes back, as the same lead', () => {
  expect(draftOf('estimate')).toEqual({});
  openAgain();
  expect(shown()).toEqual(['Dana', 'A patio', true, 'naples']);
  expect(control('leadId').value).toBe('id-1');
  expect(draftOf('estimate')).toEqual({ firstName: 'Dana', message: 'A patio', photos: 'on', city: 'naples' });
  expect(history.state).toEqual({ covered: true });
});

test('what was typed after going back is newer', () => {
  keepDraft('estimate', { message: 'A wall' });
  openAgain();
  expect(draftOf('estimate')).toEqual({ message: 'A wall' });
  expect(control('leadId').value).toBe('');
  expect(history.state).toEqual({ covered: true });
});

test('another page, and another form, stay empty', () => {
  document.body.innerHTML = markup.replace('estimate', 'contact').replace('id-1', '');
  restorePosted();
  expect(shown()).toEqual(['', '', false, '']);
  history.replaceState(null, '');
  openAgain();
  expect(shown()).toEqual(['', '', false, '']);
});
