import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type * as InPartsModule from '.';

// Takes effect because what uses it is imported later.
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string }) => <a href={to} {...rest} />,
}));

const { default: InParts } = jest.requireActual<typeof InPartsModule>('.');

const show = (count: number) =>
  render(
    <InParts entries={Array.from({ length: count }, (_, at) => `Job ${at + 1}`)} most={3}>
      {(part) => (
        <ul>
          {part.map((job) => (
            <li key={job}>{job}</li>
          ))}
        </ul>
      )}
    </InParts>,
  );

test('a long list has a call to action after each part but the last, and every entry once', () => {
  show(7);
  const inOrder = [...document.querySelectorAll('ul, aside')].map((element) =>
    element.matches('aside') ? 'call' : element.children.length,
  );
  expect(inOrder).toEqual([3, 'call', 3, 'call', 1]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((at) => `Job ${at}`),
  );
});

test('a list that fits into one part has none', () => {
  show(3);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.querySelector('aside')).toBeNull();
});
