export const copy = {
  title: 'Choose cookies',
  necessary: { name: 'Necessary', purpose: 'Always on' },
  analytics: { name: 'Analytics', purpose: 'Measures pages and speed' },
  marketing: { name: 'Marketing', purpose: 'Measures campaigns' },
  functional: { name: 'Functional', purpose: 'Remembers choices' },
  save: 'Save Preferences',
  cancel: 'Cancel',
};

export type CookiePreferencesCopy = typeof copy;
