import { readConsent } from './consent.ts';
import { loadTag } from './tag.ts';

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
