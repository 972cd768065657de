import { brand } from '#shared/company/brand.ts';
import { accessLogDays, cvDays, cvMonths, retention } from '#shared/privacy/retention.ts';

/** `messageYears` and `months` do not compile if the retention changes, so that the texts are updated with it. */
const messageYears: Readonly<Record<typeof retention.message.days, string>> = { 730: 'two more years' };
const months: Readonly<Record<typeof cvMonths, string>> = { 6: 'six months' };

export const copy = {
  meta: {
    title: `Privacy Policy | ${brand.name.en}`,
    description:
      'What this website stores when you write to us, subscribe or choose cookies and a language, why, for how long, and how to have it shown or deleted.',
    keywords: 'privacy policy, personal data, cookies, contact messages, newsletter, data deletion',
  },
  title: 'Privacy Policy',
  lead: 'You can read this website without telling us who you are. This page says what is stored when you write to us, subscribe or make a choice.',
  updated: 'Last changed in November 2026.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${brand.name.en}, a brand of ${brand.parent.en}, ${brand.address.en}, is responsible for this website. For anything on this page, write to ${brand.email}.`,
      ],
    },
    {
      title: 'When you write to us',
      paragraphs: [
        'The contact form and the chat send us what you enter, and we store it so that we can answer:',
      ],
      items: [
        'your name, email address and, if you give it, your company;',
        'the service you are interested in and your message or chat answers;',
        'your CV, if you add one as a PDF to an application;',
        'the page you write from and, only if you allowed marketing cookies, the campaign that led you here as its link names it;',
        'your language, the time at which it was sent, whether it looks like spam, how far the answer is, and what our administrators note about it.',
      ],
    },
    {
      title: 'How messages are used',
      paragraphs: [
        'Only our administrators read them, in the admin area or in the copy that is mailed to those who answer: to reply, to prepare a quote and to carry out what you ask for. A mail may tell you that your message arrived. We do not sell them and do not pass them on for advertising.',
        `A message that was dealt with is kept for ${messageYears[retention.message.days]} (${retention.message.days} days) and then deleted by itself; before that if you ask for it. No IP address is stored beside it.`,
        `A CV is checked, and kept apart from its message, where only our administrators can open it; it is in no mail. The file is deleted after ${months[cvMonths]} (${cvDays} days), and before that with its message or if you ask for it. One that you add and do not send is gone after two days.`,
      ],
    },
    {
      title: 'When you subscribe',
      paragraphs: [
        'For the newsletter we store your email address, the language you read in, the page and the time at which you left it, the wording you agreed to, and whether the sign-up looks like spam. We use them to tell you when there is something new to read, at most once a month, and for nothing else.',
        `You are on the list once you have confirmed it with the link that we mail you. An address that is not confirmed is deleted after ${retention.newsletter.days} days. That a mail was sent is noted for ${retention.mail.days} days, without the address.`,
        `To leave, use the link in any of these mails, or write to ${brand.email}: your address is deleted there and then. What stays is the time and a code made from the address with a secret key, by which we know that you do not want to be written to; it goes if you subscribe anew.`,
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'The website keeps a few entries in your browser’s own storage. They are not sent to us unless this page says so, and you can delete them in your browser at any time.',
      ],
      items: [
        'cookie-consent: your choices about cookies and when you made them.',
        'language: English or Arabic, so that you arrive in the right one.',
        'campaign: the campaign that led you here, as its link names it, if you allow marketing cookies. It goes when you close the tab.',
        'help-bubble: that you closed the hint beside the chat, so that it stays away.',
        'contact-draft and chat-draft: what you typed into the contact form or the chat and have not sent, and the name of a CV that you added. They are removed once sent, and not used after seven days.',
      ],
    },
    {
      title: 'Cookies and measurement',
      paragraphs: [
        'Necessary storage is always on. Analytics, marketing and functional cookies stay off until you allow them in the cookie banner, and you can change your mind at any time through the link in the footer.',
        `We count how often visitors begin and finish the shelf audit, begin and send a plan, open the sample report and fetch it as a file: a number for each day, kept for ${retention.usage.days} days. It is counted without cookies, and beside the numbers nothing is kept, no address and nothing of your browser. If your browser sends Do Not Track or Global Privacy Control, you are not counted. With analytics cookies allowed, these steps are told to our analytics too, without anything that you typed.`,
        'Visiting the public pages sets no cookie of ours. Cookies of ours are set only when an administrator signs in: one for the session, one by which a known device is told from a stranger’s.',
      ],
    },
    {
      title: 'Technical records',
      paragraphs: [
        `The website runs on Amazon Web Services, which handles your IP address to deliver pages and to turn floods away. So that we can tell who sends a flood, the time of each request, your IP address and country, the kind of browser, and the outcome and size of the answer are kept for ${accessLogDays} days, where only the website’s technical administrators can read them; which page you read is not. All other logs hold the time, the page requested and the outcome, without your IP address, and are deleted after three months at the latest.`,
        'To slow down mass sending and the guessing of passwords we count tries by IP address for at most one day. What is kept for this is a code made from the address with a secret key; without the key the address cannot be worked out from it.',
      ],
    },
    {
      title: 'Administrators of this website',
      paragraphs: [
        `Of those who work in the admin area we store the name, an email address for links and notices, role and language, a code made from the password, what one-time codes are made of, where they are signed in, and for ${retention.audit.days} days what they did there. The address is taken off when they ask for it; the rest goes with the account, and the log after that time.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask what we have stored about you, and have it corrected or deleted. Write to ${brand.email} from the address you used, so that we can find it. An administrator does this by hand and answers as soon as possible. Backups keep what was deleted for at most 35 days more.`,
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When the website changes what it stores, this page changes with it. The date above says when it last did.',
      ],
    },
  ],
  home: 'Home',
};

export type PrivacyCopy = typeof copy;
