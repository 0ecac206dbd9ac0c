import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ChatWidget from '@site/src/components/frame/ChatWidget';
import LeadPopup from '@site/src/components/frame/LeadPopup';
import LeadStatus from '@site/src/components/frame/LeadStatus';
import ScriptFailure from '@site/src/components/frame/ScriptFailure';

/** Pages without the pop-up: somebody has just written to us, or wants to know what becomes of what they write. */
const withoutPopup: readonly string[] = ['/thanks', '/privacy'];

/** What every page has beside its content: the chat, the lead pop-up, and the notice of leads that still wait. */
export default function Root({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // The handbook is for the people who keep the site.
  if (pathname.startsWith('/handbook')) return children;
  return (
    <>
      {children}
      <ChatWidget />
      {!withoutPopup.includes(pathname) && <LeadPopup />}
      <LeadStatus />
      <ScriptFailure />
    </>
  );
}
