import { useRef, type ComponentProps } from 'react';
import { useFocusHandover } from '../useFocusHandover';
import { Button } from '.';

interface PassingButtonProps extends ComponentProps<typeof Button> {
  /** Returns what takes the focus once the button is gone. */
  readonly next: (button: HTMLButtonElement) => HTMLElement | null | undefined;
}

/** A button that goes away when it is pressed, and passes the focus on. */
export default function PassingButton({ next, ...props }: PassingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, next);
  return <Button ref={button} {...props} />;
}
