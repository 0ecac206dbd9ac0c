import { leadSettings } from '@site/src/leads/configured';
import { adapterFor } from '@site/src/leads/adapters';

const { provider } = adapterFor(leadSettings.delivery);

const receivers: Readonly<Record<typeof leadSettings.delivery.via, string>> = {
  none: 'At present nobody receives it: this site does not send what you type anywhere. To reach us, call or write an email.',
  netlify: `It goes over an encrypted connection to ${provider}, the company that hosts this site, which keeps it for us and tells us by email.`,
  formspree: `It goes over an encrypted connection to ${provider}, a company that passes it on to us by email and keeps a copy for us.`,
  web3forms: `It goes over an encrypted connection to ${provider}, a company that passes it on to us by email.`,
  webhook: `It goes over an encrypted connection to ${provider}, where we keep it.`,
};

/** Who receives what is typed into a form, as this build is configured. */
export function WhoReceives() {
  return <p>{receivers[leadSettings.delivery.via]}</p>;
}

/** What of a request stays in the browser until it has been received. */
export function WhatWaits() {
  if (leadSettings.delivery.via === 'none') return null;
  return (
    <p>
      A request that could not be sent, because there was no connection or our mailbox did not answer, is saved in this
      browser until it has been received, for at most seven days. Then it is shown to you again, and you decide what
      becomes of it. “Forget it” deletes it at once. Of a request that was received, only a random number is kept for a
      day, so that it is not sent twice.
    </p>
  );
}
