import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  close: 'إغلاق',
  loading: 'جارٍ تحميل الجلسات',
  failed: 'تعذّر تحميل القائمة.',
  tryAgain: 'حاول مرة أخرى',
  none: 'لا أحد يستعمل هذا الحساب الآن.',
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    samsung: 'Samsung Internet',
  },
  systems: {
    android: 'Android',
    chromeos: 'ChromeOS',
    ios: 'iPhone أو iPad',
    linux: 'Linux',
    macos: 'Mac',
    windows: 'Windows',
  },
  unknownBrowser: 'متصفح آخر',
  on: (browser: string, system: string) => `${browser} على ${system}`,
  current: 'هذا الجهاز',
  since: (when: string) => `بدأت الجلسة في ${when}`,
  lastUsed: (when: string) => `آخر استعمال في ${when}`,
  end: 'إنهاء الجلسة',
  ended: (where: string) => `انتهت الجلسة: ${where}.`,
  notEnded: 'لم ينجح ذلك. حاول مرة أخرى.',
};
