import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLateLoad } from './useLateLoad';

/** Loads the next of the answers with each press, and shows the state and what is loaded. */
function Part({ answers }: { readonly answers: (() => Promise<string>)[] }) {
  const { state, value, run } = useLateLoad<string>();
  return (
    <>
      <button
        type="button"
        onClick={() => void run(answers.shift() ?? (() => Promise.reject(new Error('No answer.'))))}
      >
        Load
      </button>
      <p role="status">{`${state}, ${value ?? 'nothing'}`}</p>
    </>
  );
}

test('says that it is busy, then that it failed, and can be tried again', async () => {
  let fail: (error: Error) => void = () => undefined;
  const hanging = () => new Promise<string>((_, reject) => (fail = reject));
  render(<Part answers={[hanging, async () => 'part']} />);
  expect(screen.getByRole('status')).toHaveTextContent('idle, nothing');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('busy, nothing');
  fail(new Error('The connection dropped.'));
  expect(await screen.findByText('failed, nothing')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('done, part')).toBeVisible();
});

test('keeps what is loaded while another run is busy, and if it fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  const hanging = () => new Promise<string>((_, reject) => (fail = reject));
  render(<Part answers={[async () => 'part', hanging]} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('busy, part')).toBeVisible();
  fail(new Error('The connection dropped.'));
  expect(await screen.findByText('failed, part')).toBeVisible();
});
