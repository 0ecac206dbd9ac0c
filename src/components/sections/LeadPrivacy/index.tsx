import { leadSettings } from '@site/src/leads/configured';
import { adapterFor } from '@site/src/leads/adapters';

const { provider } = adapterFor(leadSettings.delivery);

const receivers: Readonly<Record<typeof leadSettings.delivery.via, string>> = {
  none: 'Right now, nobody receives it: this site doesn’t send what you type anywhere. To reach us, please call or email.',
  netlify: `It goes over an encrypted connection to ${provider}, the company that hosts this site, which stores it for us and notifies us by email.`,
  formspree: `It goes over an encrypted connection to ${provider}, a company that passes it on to us by email and keeps a copy for us.`,
  web3forms: `It goes over an encrypted connection to ${provider}, a company that passes it on to us by email.`,
  webhook: `It goes over an encrypted connection to ${provider}, where we keep it.`,
};

/** Says who receives form data, as configured in this build. */
export function WhoReceives() {
  return <p>{receivers[leadSettings.delivery.via]}</p>;
}

/** Says which data stays in the browser until it has been received. */
export function WhatWaits() {
  if (leadSettings.delivery.via === 'none') return null;
  return (
    <p>
      If a request can’t be sent, because there’s no connection or our mailbox isn’t responding, it is saved in this
      browser until we receive it, for up to seven days. After that, we show it to you again and you decide what to do
      with it. “Forget it” deletes it right away. Once a request has been received, the browser keeps only a random
      number for one day, so the request isn’t sent twice.
    </p>
  );
}
