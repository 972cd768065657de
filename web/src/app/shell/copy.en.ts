import { brand } from '../../../../shared/brand.ts';

export const copy = {
  siteName: brand.name.en as string,
  skipLink: 'Skip to main content',
  navigation: 'Main navigation',
  whatWeDo: 'What We Do',
  ourPeople: 'Our People',
  getStarted: 'Get Started',
  language: 'Language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  services: {
    retailAudit: 'Retail audit and shelf execution',
    promotions: 'Promotions and activation',
    mysteryShopping: 'Mystery shopping',
    marketResearch: 'Market research',
    customAudits: 'Custom and strategic audits',
    software: 'Audit software',
  },
  footer: {
    about: 'Retail audit, mystery shopping and market research across Iraq and the Kurdistan Region.',
    services: 'Services',
    company: 'Company',
    contact: 'Contact',
    social: 'Social media',
    companyLinks: { people: 'Our people', awards: 'Awards', news: 'News', blog: 'Blog', careers: 'Careers' },
    address: brand.address.en as string,
    copyright: `© ${brand.copyrightYear} ${brand.name.en}. A brand of ${brand.parent.en}`,
    privacy: 'Privacy Policy',
    terms: 'Terms',
    admin: 'Site Admin',
    legal: 'Legal',
  },
  scrollToTop: 'Scroll to top',
  closeToast: 'Close',
  notifications: 'Notifications',
};

export type ShellCopy = typeof copy;
