import { keepCampaign } from '#web/lib/campaign.ts';
import { readConsent } from './consent.ts';
import { loadTag } from './tag.ts';

/** Does what the visitor allows, and nothing else: when a page is there, and when they have chosen. */
export function applyConsent(): void {
  loadTag();
  keepCampaign(readConsent()?.marketing === true);
}
