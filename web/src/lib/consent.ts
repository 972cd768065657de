import { pushToDataLayer } from './data-layer.ts';

/** The categories a visitor decides on, without necessary cookies. */
export const consentCategories = ['analytics', 'marketing', 'functional'] as const;
export type ConsentChoice = Record<(typeof consentCategories)[number], boolean>;

/** The stored choice. `timestamp` is ISO 8601 in UTC. */
export interface ConsentRecord extends ConsentChoice {
  necessary: true;
  timestamp: string;
}

export const consentStorageKey = 'cookie-consent';
export const nothingGranted: ConsentChoice = { analytics: false, marketing: false, functional: false };
export const everythingGranted: ConsentChoice = { analytics: true, marketing: true, functional: true };

/** Returns the stored choice; `undefined` if the visitor has not chosen, or the browser refuses storage. */
export function readConsent(): ConsentRecord | undefined {
  try {
    const stored: Partial<ConsentRecord> | null = JSON.parse(
      localStorage.getItem(consentStorageKey) ?? 'null',
    );
    if (!stored || !consentCategories.every((category) => typeof stored[category] === 'boolean')) return;
    return stored as ConsentRecord;
  } catch {
    return;
  }
}

/**
 * Stores a choice, reports it to the data layer, and hides the banner. If the browser refuses storage, the visitor is
 * asked again next time.
 */
export function saveConsent({ analytics, marketing, functional }: ConsentChoice): void {
  const record: ConsentRecord = {
    necessary: true,
    analytics,
    marketing,
    functional,
    timestamp: new Date().toISOString(),
  };
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(record));
  } catch {
    // If storage is blocked, the choice applies to this page only.
  }
  announceConsent('update', record);
  askForConsent(false);
}

/** Shows or hides the banner, which is in every page's HTML. */
export function askForConsent(asking: boolean): void {
  if (asking) document.documentElement.dataset.consent = 'ask';
  else delete document.documentElement.dataset.consent;
}

/** Reports to the data layer which consent is granted, in the form of Google's consent mode. */
export function announceConsent(
  command: 'default' | 'update',
  { analytics, marketing, functional }: ConsentChoice,
): void {
  const state = (granted: boolean) => (granted ? 'granted' : 'denied');
  consentMode('consent', command, {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    functionality_storage: state(functional),
    personalization_storage: state(functional),
    security_storage: 'granted',
  });
}

function consentMode(..._command: [string, string, Record<string, string>]) {
  // biome-ignore lint/complexity/noArguments: a tag manager takes commands only as an `arguments` object.
  pushToDataLayer(arguments);
}
