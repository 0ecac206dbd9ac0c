import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

/** `default` calls, `secondary` accompanies, `outline` and `ghost` stay quiet, `destructive` throws away, `link` is text. */
export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** The class of anything that should look like a button, for elements that Button and ButtonLink do not make. */
export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return clsx(styles.button, styles[`variant-${variant}`], styles[`size-${size}`]);
}

/** A button that does something on this page. */
export function Button({ variant, size, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={clsx(buttonClass({ variant, size }), className)} {...rest} />;
}

/** A link within the site that looks like a button. Telephone links are CallButton's. */
export function ButtonLink({
  variant,
  size,
  to,
  children,
}: Look & { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={buttonClass({ variant, size })} to={to}>
      {children}
    </Link>
  );
}
