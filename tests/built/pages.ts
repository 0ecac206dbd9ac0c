import type * as BuiltPage from './builtPage';

/** Returns the built page of a route. The tests of a worker share it, so they must not change it. */
export const { readPage } = globalThis as unknown as Pick<typeof BuiltPage, 'readPage'>;

/** Runs a check on each of these pages, and fails with the errors of all pages that do not pass it. */
export async function checkPages(
  routes: readonly string[],
  check: (page: Document, route: string) => unknown,
): Promise<void> {
  const errors: unknown[] = [];
  for (const route of routes) {
    try {
      await check(readPage(route), route);
    } catch (error) {
      // Jest prints both stacks, and only the cause's says what is wrong.
      errors.push(Object.assign(new Error(route, { cause: error }), { stack: route }));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all pages pass.');
}
