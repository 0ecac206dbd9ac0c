import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { withoutBaseUrl } from '@site/src/company/site';
import ChatWidget from '@site/src/components/frame/ChatWidget';
import LeadPopup from '@site/src/components/frame/LeadPopup';
import LeadStatus from '@site/src/components/frame/LeadStatus';
import ScriptFailure from '@site/src/components/frame/ScriptFailure';

/** Pages without the pop-up: visitors there have just written to us, or are reading what happens with their data. */
const withoutPopup: readonly string[] = ['/thanks', '/privacy'];

/** Parts of every page besides its content: the chat, the lead pop-up, and the notice of unsent leads. */
export default function Root({ children }: { readonly children: ReactNode }) {
  const path = withoutBaseUrl(useLocation().pathname);
  // The handbook is only for the people who maintain the site.
  if (path.startsWith('/handbook')) return children;
  return (
    <>
      {children}
      <ChatWidget />
      {!withoutPopup.includes(path) && <LeadPopup />}
      <LeadStatus />
      <ScriptFailure />
    </>
  );
}
