import {
  type Campaign,
  campaignPartMaxLength,
  campaignParts,
  pagePathMaxLength,
} from '#shared/messages/origin.ts';

const storageKey = 'campaign';
/** The campaign in the first URL of this document. */
let arrived: string | undefined;

/**
 * Keeps the campaign that led here, for as long as the browser's tab is open, if the visitor consents (`granted`);
 * otherwise deletes it. Called whenever the consent is known or changes.
 */
export function keepCampaign(granted: boolean): void {
  try {
    arrived ??= location.search;
    const campaign = campaignOf(arrived);
    if (!granted) sessionStorage.removeItem(storageKey);
    else if (campaign) sessionStorage.setItem(storageKey, JSON.stringify(campaign));
  } catch {
    // If the browser refuses storage, no campaign is kept.
  }
}

/** Returns where a message is sent from: the page, and with consent the campaign. */
export function messageOrigin(): { page: string; campaign?: Campaign } {
  const page = location.pathname.replace(/^\/+/, '/').slice(0, pagePathMaxLength);
  try {
    const campaign: Campaign | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return { page, ...(campaign && { campaign }) };
  } catch {
    return { page };
  }
}

function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search);
  const given = campaignParts.flatMap((part) => {
    const value = query.get(`utm_${part}`)?.trim().slice(0, campaignPartMaxLength);
    return value ? [[part, value]] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
