import { useRef } from 'react';
import type { IslandProps } from '@site/src/islands/island';
import LeadForm from '../../forms/LeadForm';

/** The form of the lead pop-up; closes the surrounding dialog once sent. */
export default function GuideForm({ page }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <LeadForm
        kind="guide"
        page={page}
        requiredMark="(required)"
        submitLabel="Get the guide"
        helper="By sending this, you’re asking us to email it to you as well."
        errorSummary={false}
        onSent={() => frame.current?.closest('dialog')?.close()}
      >
        {({ Field }) => (
          <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" required wide />
        )}
      </LeadForm>
    </div>
  );
}
