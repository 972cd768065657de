import { texts as contactTexts } from '#shared/content/company/contact.en.ts';
import { texts as shellTexts } from '#shared/content/company/shell.en.ts';
import type { NavPath } from '../page-table.ts';

/** Includes the contact page's texts, which the footer shows, too. */
export const texts = { ...contactTexts, ...shellTexts };

export const copy = {
  skipLink: 'Skip to main content',
  navigation: 'Main navigation',
  whatWeDo: 'What We Do',
  allServices: { title: 'All services', text: 'See all of them on one page' },
  ourPeople: 'Our People',
  insights: 'Insights',
  getStarted: 'Get Started',
  language: 'Language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  services: {
    '/retail-auditing-iraq': 'Retail audit and shelf execution',
    '/activation-experience': 'Promotions and activation',
    '/mystery-shopping-iraq': 'Mystery shopping',
    '/data-technology': 'Market research',
    '/custom-strategic-audits': 'Custom and strategic audits',
    '/proprietary-retail-software': 'Audit software',
  } satisfies Record<NavPath<'services'>, string>,
  serviceLines: {
    '/retail-auditing-iraq': 'Counted, priced and photographed in the store',
    '/activation-experience': 'Was the stand there on the day you paid for?',
    '/mystery-shopping-iraq': 'What your customer meets at the counter',
    '/data-technology': 'Why it sells, in the words of those who buy',
    '/custom-strategic-audits': 'A launch, a crisis, Ramadan, a store census',
    '/proprietary-retail-software': 'The app and the dashboard behind every visit',
  } satisfies Record<NavPath<'services'>, string>,
  unsure: { question: 'Not sure which one you need?', action: 'Ask us' },
  footer: {
    services: 'Services',
    company: 'Company',
    contact: 'Contact',
    hours: 'Opening hours',
    social: 'Social media',
    plan: 'Plan an audit',
    people: 'Our people',
    method: 'Our method',
    sampleReport: 'Sample report',
    tryAnAudit: 'Audit a shelf',
    awards: 'Awards',
    privacy: 'Privacy Policy',
    terms: 'Terms',
    cookies: 'Cookie preferences',
    admin: 'Site Admin',
    legal: 'Legal',
  },
  scrollToTop: 'Scroll to top',
  chat: {
    needHelp: 'Need help?',
    chat: 'Chat with us',
    dismiss: 'Hide this hint',
    title: 'Request a quote',
    close: 'Close chat',
    waiting:
      'The questions appear here in a moment; they need JavaScript. If they do not appear, please write or call.',
    write: 'Go to the contact page',
  },
  chatFailed: 'The chat could not be opened',
  tryLater: 'Please try again later.',
  connection: { offline: 'You are offline', restored: 'Connection restored' },
  cookies: {
    title: 'Cookies on this site',
    text: 'Necessary cookies only; others if you agree.',
    acceptAll: 'Accept All',
    rejectAll: 'Reject All',
    preferences: 'Preferences',
  },
  error: {
    title: 'Something went wrong',
    text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    tryAgain: 'Try Again',
    goHome: 'Go Home',
  },
  incomplete: {
    text: 'This page could not be loaded completely: its buttons and forms do not work, and nothing has been sent yet.',
    reload: 'Load it again',
  },
  closeToast: 'Close',
  notifications: 'Notifications',
};

export type ShellCopy = typeof copy;
export type ShellTexts = typeof texts;
