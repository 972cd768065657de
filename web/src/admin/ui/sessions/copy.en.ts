import type { Browser, System } from '#shared/session/active-session.ts';

const browsers: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const systems: Record<System, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iPhone or iPad',
  linux: 'Linux',
  macos: 'Mac',
  windows: 'Windows',
};

export const copy = {
  close: 'Close',
  loading: 'Loading sessions',
  failed: 'The list could not be loaded.',
  tryAgain: 'Try again',
  none: 'Nobody is signed in with this account right now.',
  browsers,
  systems,
  unknownBrowser: 'Another browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  current: 'This device',
  since: (when: string) => `Signed in ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  end: 'Sign out',
  ended: (where: string) => `${where} is signed out.`,
  notEnded: 'That did not work. Please try again.',
};
