import { readConsent } from '#web/lib/consent.ts';
import { pushToDataLayer } from '#web/lib/data-layer.ts';

/**
 * Applies the visitor's consent: on page load, and after a choice (`hasChosen`). The module that stores campaign
 * parameters is loaded only after a choice, or if the URL has `utm_` parameters.
 */
export function applyConsent(hasChosen = false): void {
  loadTag();
  if (!hasChosen && !location.search.includes('utm_')) return;
  import('#web/lib/campaign.ts').then(
    ({ keepCampaign }) => keepCampaign(readConsent()?.marketing === true),
    // If the module cannot be loaded, no campaign is kept.
    () => {},
  );
}

/**
 * Loads the tag manager of `VITE_TAG_ID`, once, with consent to analytics. Without that variable the build contains none of
 * this. A site that sets it also has to change `infra/constructs/cdn/content-security-policy.ts`: the policy must allow the
 * tag's hosts (`script-src`, `connect-src`) and script URLs that are plain strings, which tags use and
 * `require-trusted-types-for` forbids.
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
