/** Written by the `leadDelivery` plugin. */
declare module '@generated/lead-delivery/default/settings.json' {
  import type { LeadSettings } from '@site/src/leads/delivery/leadSettings';

  const settings: Partial<LeadSettings>;
  export default settings;
}
