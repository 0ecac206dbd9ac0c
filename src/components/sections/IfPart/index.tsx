import type { ReactNode } from 'react';
import { siteParts } from '@site/src/data/siteParts';

export interface IfPartProps {
  /** Name of the part, as in src/data/siteParts.ts. */
  readonly name: keyof typeof siteParts;
  readonly children: ReactNode;
}

/**
 * Text that belongs to a part of the site, and stays away with it. The check of links skips what stays away.
 * @throws Error that lists the parts if there is none of this name
 */
export default function IfPart({ name, children }: IfPartProps) {
  if (!Object.hasOwn(siteParts, name)) {
    throw new Error(`There is no part "${name}". Write one of: ${Object.keys(siteParts).join(', ')}.`);
  }
  return siteParts[name] && children;
}
