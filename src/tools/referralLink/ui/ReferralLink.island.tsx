import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { checkReferrer, cleanReferrer } from '@site/src/leads/form/referrer';
import { Button } from '../../../components/base/Button';
import TextField from '../../../components/base/Field/TextField';
import { useSubmit } from '../../../components/base/useSubmit';
import fieldStyles from '../../../components/base/Field/styles.module.css';
import ReferralResult from './ReferralResult';
import { loadQr } from './QrCode';
import styles from './styles.module.css';

/** Creates a personal referral link from a name, with ways to share it. */
export default function ReferralLink() {
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<{ readonly name: string }>();
  const [error, setError] = useState<string>();

  // On phones the result can be below the screen; the focus scrolls it into view and makes screen readers announce it.
  useEffect(() => result.current?.focus(), [made]);

  function make() {
    const typed = input.current?.value ?? '';
    const problem = checkReferrer(typed);
    setError(problem);
    const name = cleanReferrer(typed);
    setMade(problem || !name ? undefined : { name });
    if (problem) input.current?.focus();
  }

  return (
    <div className={styles.tool}>
      <div className={clsx(styles.card, made && styles.made)}>
        <form
          className={styles.form}
          method="dialog"
          noValidate
          {...useSubmit(make)}
          // Preloads the encoder while the visitor types. If that fails, drawing the code tries again and shows the
          // error.
          onFocus={() => void loadQr().catch(() => undefined)}
        >
          <TextField
            ref={input}
            label="Your name"
            name="name"
            autoComplete="name"
            error={error}
            isErrorAlert
            hint="Your name becomes part of the link, so your friend will see it. We’ll see it when your friend fills out one of our forms."
            className={styles.field}
          />
          <Button type="submit">Make my link</Button>
        </form>
        <noscript>
          <p className={fieldStyles.hint}>
            Making a link takes JavaScript, which is off in your browser. You don’t need a link, though: have your
            friend mention your name when scheduling the estimate, over the phone or on the form.
          </p>
        </noscript>
        {made && <ReferralResult key={made.name} name={made.name} heading={result} />}
      </div>
    </div>
  );
}
