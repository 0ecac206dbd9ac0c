import { useRef, type ComponentProps } from 'react';
import FieldFrame, { ownName, splitProps, type FieldProps } from './FieldFrame';
import styles from './styles.module.css';
import { useFittingRows } from './useFittingRows';

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'ref'> {
  /** Number of visible lines while it is empty. */
  readonly rows: number;
}

/** A field with several lines of text, which grows with its text. */
export default function TextAreaField(props: TextAreaFieldProps) {
  const [field, attributes] = splitProps(props);
  const area = useRef<HTMLTextAreaElement>(null);
  useFittingRows(area, props.rows);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <textarea
          className={styles.input}
          {...control}
          {...attributes}
          ref={(element) => {
            area.current = element;
            ownName(attributes.name)(element);
          }}
        />
      )}
    </FieldFrame>
  );
}
