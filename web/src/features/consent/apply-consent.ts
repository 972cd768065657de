import { readConsent } from '#web/lib/consent.ts';
import { pushToDataLayer } from '#web/lib/data-layer.ts';

/**
 * Does what the visitor allows, and nothing else: when a page is there, and when they have chosen (`hasChosen`). What keeps a
 * campaign is loaded only where there may be one.
 */
export function applyConsent(hasChosen = false): void {
  loadTag();
  if (!hasChosen && !location.search.includes('utm_')) return;
  import('#web/lib/campaign.ts').then(
    ({ keepCampaign }) => keepCampaign(readConsent()?.marketing === true),
    // Then none is kept.
    () => {},
  );
}

/**
 * Loads the tag manager whose container the build was given as `VITE_TAG_ID`, once, if analytics is granted. Without
 * that variable nothing of this is in the build. A site that sets it also has to let the tag's hosts through in
 * `infra/constructs/cdn/content-security-policy.ts` (`script-src`, `connect-src`): the policy allows no other host. Nor does
 * it let script be loaded by an address that is a text (`require-trusted-types-for`), which tags do.
 */
function loadTag(): void {
  const id = import.meta.env.VITE_TAG_ID;
  if (!id || !readConsent()?.analytics || document.querySelector('[data-tag]')) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.tag = '';
  document.head.append(script);
}
