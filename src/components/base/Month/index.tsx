import { isoMonth } from '@site/src/words/format';

/**
 * A month of a year, "March 2024", which programs can read, too.
 * @throws Error if it is written otherwise
 */
export default function Month({ children }: { readonly children: string }) {
  return <time dateTime={isoMonth(children)}>{children}</time>;
}
