import { brand } from '../../../../../shared/brand.ts';
import { figures, formatFigure } from '../../../../../shared/figures.ts';

const provinces = formatFigure(figures.provinces, 'en');
const countries = formatFigure(figures.parentClientCountries, 'en');

export const copy = {
  carousel: {
    title: 'What makes us different',
    pause: 'Pause the slides',
    play: 'Play the slides',
    slides: [
      {
        title: 'Built for international brands',
        lead: 'Your global standard, measured in Iraqi stores and reported the way your other markets report.',
        features: [
          'Your own SKU list, planogram and scoring',
          'One questionnaire in every city and channel',
          `Projects in ${formatFigure(figures.countriesServed, 'en')} countries`,
          'Reports in English and Arabic',
        ],
      },
      {
        title: 'Nationwide coverage',
        lead: `One method in all ${provinces} provinces, from hypermarkets in Erbil to corner groceries in Maysan.`,
        features: [
          'Local auditors in every province',
          'Modern trade, groceries and wholesale',
          'The Kurdistan Region in the same project',
          'GPS position and time stamp on each visit',
        ],
      },
      {
        title: 'Smart tech plus local expertise',
        lead: 'The app checks every answer on the spot. Auditors who know the district see what an app cannot.',
        features: [
          'Works without a signal, sends when it returns',
          'A photo, a place and a time for every answer',
          'An alert when a reading looks wrong',
          'Auditors who speak the shopkeeper’s language',
        ],
      },
      {
        title: 'Insights that drive action',
        lead: 'A finding is worth something when your team can act on it before the next delivery.',
        features: [
          'Results by SKU, store and province',
          'Out-of-stocks and price gaps come first',
          'Dashboards you filter yourself',
          'A recommended action for every finding',
        ],
      },
    ],
    map: {
      title: `The ${provinces} provinces`,
      region: 'Kurdistan Region',
      others: 'Other provinces',
      provinces: [
        'Duhok',
        'Erbil',
        'Nineveh',
        'Kirkuk',
        'Sulaymaniyah',
        'Anbar',
        'Salah al-Din',
        'Baghdad',
        'Diyala',
        'Karbala',
        'Babil',
        'Wasit',
        'Najaf',
        'Qadisiyyah',
        'Dhi Qar',
        'Maysan',
        'Muthanna',
        'Basra',
      ],
    },
  },
  services: {
    title: 'Five ways to read a shelf',
    lead: 'Take one, or put them together for a full picture.',
    allServices: 'All services',
    learnMore: 'Learn More',
    getQuote: 'Get Quote',
    retailAudit: {
      title: 'Retail audit and shelf execution',
      text: 'Availability, share of shelf, price and planogram, counted facing by facing.',
    },
    promotions: {
      title: 'Promotions and activation audits',
      text: 'Was the stand built, stocked and staffed on the day you paid for it?',
    },
    mysteryShopping: {
      title: 'Mystery shopping and customer experience',
      text: 'Trained shoppers report the visit your customer actually gets.',
    },
    marketResearch: {
      title: 'Market research and insights',
      text: `Surveys, interviews and monthly dashboards, from ${formatFigure(figures.respondents, 'en')} respondents so far.`,
    },
    customAudits: {
      title: 'Custom and strategic audits',
      text: 'A launch, a crisis, Ramadan, a store census: the audit is built around your question.',
    },
  },
  idealFor: {
    title: 'Ideal for',
    lead: 'Teams who sell through stores they do not own.',
    manufacturers: {
      title: 'FMCG companies',
      text: 'See availability and share of shelf by SKU, outlet type and province.',
    },
    retailers: {
      title: 'Retail chains and distributors',
      text: 'Check delivery, display and price against the agreement you signed.',
    },
    brands: {
      title: 'Regional and global brands',
      text: 'Hold stores in Iraq to the standard of your other markets.',
    },
  },
  mission: {
    title: 'Why we count',
    lead: 'A market moves on what people can see. We make it visible.',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    statements: [
      { title: 'Report what is there', text: 'Photographed evidence, never an estimate.' },
      { title: 'Reach every kind of store', text: 'From modern trade to the last grocery on the road.' },
      { title: 'Build local skill', text: 'Auditors are trained in the provinces they work in.' },
      { title: 'Help brands act faster', text: 'Findings arrive checked, sorted and ready to use.' },
    ],
  },
  team: {
    title: 'The people in the aisle',
    people: 'Meet our people',
    careers: 'Careers',
    network: 'professionals in our network',
    satisfaction: 'client satisfaction',
    experience: 'years of experience',
  },
  software: {
    title: 'Our own audit software',
    lead: 'The auditor’s phone works without a signal. Your dashboard fills in as visits are checked.',
    features: [
      'Store-level insight in real time',
      'Smart validation and alerts',
      'Secure, scalable architecture',
    ],
    seeItInAction: 'See It in Action',
    bookDemo: 'Book a Demo',
    mock: {
      caption: 'Illustration with sample data.',
      dashboard: 'Shelf availability',
      stores: [
        'Hypermarket, Baghdad',
        'Grocery, Mosul',
        'Supermarket, Erbil',
        'Mini market, Basra',
        'Wholesaler, Najaf',
      ],
      offline: 'Offline. 3 visits saved.',
      shelf: 'Dairy, shelf 2',
      readings: [
        { name: 'Facings counted', value: '14' },
        { name: 'Out of stock', value: '2' },
        { name: 'Price label present', value: 'Yes' },
      ],
      save: 'Save visit',
    },
  },
  parent: {
    title: 'Backed by a data company',
    lead: `${brand.name.en} is a brand of ${brand.parent.en}. The same field standards and data checks serve clients across ${countries} countries.`,
    years: 'years',
    projects: 'projects',
    retention: 'client retention',
    pictureText: `${countries} facings on four shelves, the last one yellow, and three gaps beside it.`,
    caption: `One facing for each of the ${countries} countries where clients are based.`,
  },
  closing: {
    title: 'Tell us which shelf you need to see.',
    text: 'Say what you sell and where. We reply within 24 hours.',
    action: 'Contact us',
  },
};

export type BelowTheFoldCopy = typeof copy;
