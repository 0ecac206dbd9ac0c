import type { ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * `default` is the call to action, `secondary` accompanies it, `outline` and `ghost` are quiet, `destructive` deletes
 * something, `link` looks like text.
 */
export interface Look {
  readonly variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
  readonly size?: 'default' | 'sm' | 'lg' | 'icon';
}

/** Returns the class of a button, for elements other than Button and ButtonLink. */
export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return clsx(styles.button, styles[`variant-${variant}`], styles[`size-${size}`]);
}

/**
 * A button for an action on this page. While disabled, it does nothing but stays where the keyboard is: the attribute
 * `disabled` would take the focus from it.
 */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={clsx(buttonClass({ variant, size }), className)}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        // Another program may have made it one of another type, which does not send its form, or empties it.
        event.currentTarget.type = type;
        if (!disabled) onClick?.(event);
      }}
      {...rest}
    />
  );
}
