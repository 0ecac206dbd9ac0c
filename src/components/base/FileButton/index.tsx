import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { buttonClass, type Look } from '../Button';
import hidden from '../VisuallyHidden/styles.module.css';
import styles from './styles.module.css';

export interface FileButtonProps
  extends Look, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture' | 'aria-describedby'> {
  readonly className?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets the visitor choose files. It has no name, so a form that the browser posts leaves it out. */
export default function FileButton({ variant, size, className, onFiles, children, ...attributes }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function take() {
    const chosen = input.current;
    const files = [...(chosen?.files ?? [])];
    // The same file can be chosen again after a problem.
    if (chosen) chosen.value = '';
    if (files.length > 0) onFiles(files);
  }

  // What was chosen before hydration.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  useEffect(take, []);

  return (
    <label className={clsx(buttonClass({ variant, size }), styles.button, className)}>
      <input ref={input} className={hidden.visuallyHidden} type="file" onChange={take} {...attributes} />
      {children}
    </label>
  );
}
