import { brand } from '#shared/company/brand.ts';
import { texts } from '#shared/content/company/contact.en.ts';
import type { cvMonths } from '#shared/privacy/retention.ts';
import { copy as form } from '#web/features/contact/copy.en.ts';
import type { ContactReason } from '#web/lib/contact-paths.ts';

export { texts };

/** How long a CV is kept, in words. Its type makes the compiler fail if the retention changes. */
const cvKept: Readonly<Record<typeof cvMonths, string>> = { 6: 'six months' };

interface Opening {
  title: string;
  lead: string;
  ask: string;
  /** The name of the preselected service, if the list has it under a more general name only. */
  service?: string;
  beside: { title: string; items: readonly string[] };
}

/**
 * The reasons for opening the page: title and first sentence, a suggestion for the message, and the text beside the
 * form.
 */
const openedFor: Readonly<Record<ContactReason, Opening>> = {
  quote: {
    title: 'Get a quote',
    lead: 'Tell us what you sell, where, and what you need to know. We reply within 24 hours.',
    ask: 'Products, provinces, and when you need the first result',
    beside: {
      title: 'What helps us price it',
      items: ['How many products', 'Which provinces and kinds of stores', 'Once, or how often', 'By when'],
    },
  },
  demo: {
    title: 'Book a demo',
    lead: 'On a shared screen: one number, opened down to its photo. We reply within 24 hours.',
    ask: 'What should we show, and when does it suit you? For example one product in one province.',
    beside: {
      title: 'What you will see',
      items: [
        'Your category on an example dashboard',
        'The stores behind one percentage',
        'One visit: its minutes, its photos',
        'The auditor’s phone, without a network',
      ],
    },
  },
  career: {
    title: 'Send us your CV',
    lead: 'Tell us where you live, which languages you speak and where you have worked. We reply within 24 hours.',
    ask: 'Where have you worked, and when could you begin?',
    beside: {
      title: 'What happens to it',
      items: [
        'Only our administrators read it',
        'We answer by email',
        `We delete it when you ask us to, and the CV after ${cvKept[6]} at the latest`,
      ],
    },
  },
  scope: {
    title: 'Send your scope',
    lead: 'We reply within 24 hours; a price range for exactly this follows.',
    ask: 'First wave, products, anything we should know',
    beside: {
      title: 'What goes with your message',
      items: ['Provinces and outlets', 'Products and waves', 'Visits, margin and field days'],
    },
  },
  'retail-audit': {
    title: 'Retail audit: ask for a quote',
    lead: 'Say which products you want counted, and where. We reply within 24 hours.',
    ask: 'Products, provinces, kinds of stores, and how often',
    beside: {
      title: 'What helps us price it',
      items: [
        'How many products, and whose',
        'Which provinces and kinds of stores',
        'Prices, facings, promotions: what to read',
        'Once, monthly or every fortnight',
      ],
    },
  },
  activation: {
    title: 'Activation audit: start one',
    lead: 'Say what runs, where, and from when to when. We reply within 24 hours.',
    ask: 'The promotion, its stores, its first and last day',
    beside: {
      title: 'What helps us begin',
      items: [
        'The first and last day',
        'The list of stores, or their number',
        'What was agreed with them',
        'What a visit has to prove',
      ],
    },
  },
  'mystery-shopping': {
    title: 'Mystery shopping: speak to an expert',
    lead: 'Say what your customers should experience, and where. We reply within 24 hours.',
    ask: 'What the shopper should try, and in which branches',
    service: 'Mystery shopping',
    beside: {
      title: 'What helps us write a scenario',
      items: [
        'The kind of customer to play',
        'What staff have to say or do',
        'Which branches, and how often',
        'Who may read the results',
      ],
    },
  },
  'market-research': {
    title: 'Market research: ask us',
    lead: 'Say what has to be decided, and by when. We reply within 24 hours.',
    ask: 'The decision, who has to be asked, and where',
    beside: {
      title: 'What helps us propose a method',
      items: [
        'The decision behind the question',
        'Whom to ask: shoppers, shopkeepers, companies',
        'Which cities or provinces',
        'What is known already',
      ],
    },
  },
  'custom-audits': {
    title: 'Custom audit: ask for a quote',
    lead: 'Say what you have to find out, even if it has no name yet. We reply within 24 hours.',
    ask: 'What happened or is planned, and what you need to know',
    service: 'Custom audit',
    beside: {
      title: 'What helps us plan it',
      items: [
        'What happened, or what is planned',
        'Where it can be seen',
        'Who decides by the result',
        'By when',
      ],
    },
  },
  'digital-commerce': {
    title: 'Digital commerce: ask us',
    lead: 'Say where your products are sold online. We reply within 24 hours.',
    ask: 'Marketplaces, products, and what should become better',
    beside: {
      title: 'What helps us answer',
      items: ['Links to your listings', 'How many products', 'Which countries', 'What should become better'],
    },
  },
};

export const copy = {
  meta: {
    title: `Contact us | ${brand.name.en}`,
    description:
      'Ask for a retail audit, mystery shopping or market research quote in Iraq and the Kurdistan Region, or book a demo. We reply within 24 hours.',
    keywords: 'contact, retail audit quote, mystery shopping quote, book a demo, Iraq, Sulaymaniyah',
  },
  office: 'Office',
  officePicture: 'Our office',
  offices: 'Other offices',
  openingHours: 'Opening hours',
  questions: 'Questions and answers',
  plan: 'Plan an audit: see visits, margin and field days first',
  next: {
    title: 'What happens next',
    now: 'Now',
    written: 'You write what you sell and where, and by when you need the result.',
    applied: 'You write about yourself, and add your CV as a PDF.',
    kept: 'Your message has arrived and is kept.',
    answer: 'We answer, and ask for what is missing.',
    offer: 'You get a scope and a price range, with a sample report.',
    start: 'The first field day is set with you.',
  },
  sent: {
    title: 'We have your message',
    another: 'Send Another Message',
    receipt: 'Receipt',
    rows: {
      from: 'From',
      email: 'Answer to',
      service: 'About',
      scope: 'Scope',
      cv: 'CV',
      answerBy: 'Answer by',
    },
    scope: (visits: string, places: string, isOne: boolean) =>
      `${visits} visits, ${places} ${isOne ? 'province' : 'provinces'}`,
    report: {
      title: 'While you wait: the report you would get',
      text: 'Six pages on a fictional dairy brand, in English and Arabic.',
      open: 'Open it',
      audit: 'Audit a shelf in 30 seconds',
    },
  },
  sentPlan: {
    title: 'Your scope is sent',
    before: 'It went with message ',
    after: '. What you write now goes without it.',
    change: 'Send another scope',
  },
  form,
  openedFor,
};

export type ContactCopy = typeof copy;
export type ContactTexts = typeof texts;
