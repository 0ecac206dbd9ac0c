import '@site/tests/companies/full';
import type { ReactNode } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { projectCards } from '@site/src/company/projects';
import { reviews } from '@site/src/company/reviews';
import { pictureById } from '@site/src/images/pictures';
import { jobOf } from '@site/src/site/relatedWork';
import type * as ReviewCardModule from '.';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string; readonly children?: ReactNode }) => <a href={to} {...rest} />,
}));

const { default: ReviewCard } = jest.requireActual<typeof ReviewCardModule>('.');

test.each(reviews)('the review of $name shows the job that it names, with the way to more about it', (review) => {
  render(<ReviewCard review={review} />);
  const job = projectCards.find(({ id }) => id === review.project);
  const [link, ...others] = screen.queryAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe(jobOf(review)?.path);
  expect(screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    expect.arrayContaining(job ? [pictureById(job.picture).alt] : []),
  );
});
