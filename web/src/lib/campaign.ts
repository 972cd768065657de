import {
  type Campaign,
  campaignPartMaxLength,
  campaignParts,
  pagePathMaxLength,
} from '#shared/messages/origin.ts';

const storageKey = 'campaign';
/** What the first address of this document said. */
let arrived: string | undefined;

/**
 * Keeps the campaign that led here, for as long as the browser's tab is open, if the visitor allows that (`granted`); if not,
 * nothing is kept, and what was is given up. Called whenever that is known or changes.
 */
export function keepCampaign(granted: boolean): void {
  try {
    arrived ??= location.search;
    const campaign = campaignOf(arrived);
    if (!granted) sessionStorage.removeItem(storageKey);
    else if (campaign) sessionStorage.setItem(storageKey, JSON.stringify(campaign));
  } catch {
    // A browser that refuses storage keeps none.
  }
}

/** Where somebody writes from: the page, and the campaign that led to the site, where the visitor allowed to keep it. */
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
