import { figures, formatFigure } from '#shared/company/figures.ts';
import { texts as labels } from '#shared/content/company/figures.en.ts';
import { texts as shellTexts } from '#shared/content/company/shell.en.ts';
import { texts as sectionTexts } from '#shared/content/home/below-the-fold.en.ts';

export const texts = { ...labels, ...sectionTexts, careers_title: shellTexts.careers_title };

const provinces = formatFigure(figures.provinces, 'en');
const countries = formatFigure(figures.parentClientCountries, 'en');

export const copy = {
  carousel: {
    pause: 'Pause the slides',
    play: 'Play the slides',
    actionTitle: 'Insights that drive action',
    actionText: 'Findings your team can act on before the next van leaves.',
    features: [
      [
        'Your own SKU list, planogram and scoring',
        'One audit form in every city and channel',
        `At work in ${formatFigure(figures.countriesServed, 'en')} countries`,
        'Results to set beside your other markets',
      ],
      [
        'Stores from Duhok to Basra',
        'Modern trade, grocery shops (dukkans) and wholesale',
        'The Kurdistan Region in the same project',
        'GPS position and time stamp on each visit',
      ],
      [
        'Works without a signal, sends when it returns',
        'A photo behind every gap it reports',
        'An alert when a reading looks wrong',
        'Auditors who speak the shopkeeper’s language',
      ],
      [
        'Results by SKU, store and province',
        'Out-of-stocks and price gaps come first',
        'Dashboards you filter yourself',
        'A recommended action for every finding',
      ],
    ],
    map: {
      title: `The ${provinces} provinces`,
      region: 'Kurdistan Region',
      others: 'Other provinces',
      note: 'Halabja is counted with Sulaymaniyah.',
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
        'Diwaniyah',
        'Dhi Qar',
        'Maysan',
        'Muthanna',
        'Basra',
      ],
    },
  },
  services: {
    allServices: 'All services',
    learnMore: 'Learn More',
    getQuote: 'Get Quote',
  },
  idealFor: {
    lead: 'For every team that needs to know what stands on the shelf.',
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
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    statements: [
      {
        title: 'Report what is there',
        text: 'A photo for every finding on the shelf, a margin of error for every random sample.',
      },
      { title: 'Reach every kind of store', text: 'From modern trade to the last grocery on the road.' },
      { title: 'Build local skill', text: 'The people who live near a shelf know it best.' },
      { title: 'Help brands act faster', text: 'Findings arrive in order of urgency, ready for a decision.' },
    ],
  },
  team: {
    people: 'Meet our people',
  },
  software: {
    seeItInAction: 'See It in Action',
    bookDemo: 'Book a Demo',
    mock: {
      caption: 'Example data',
      dashboard: 'Shelf availability',
      stores: [
        'Hypermarket, Baghdad',
        'Grocery, Mosul',
        'Supermarket, Erbil',
        'Minimarket, Basra',
        'Wholesaler, Najaf',
      ],
      trend: 'Last 8 weeks, all five stores',
      offline: 'Offline. 3 visits saved.',
      shelf: 'Dairy, shelf 2',
      counted: 'Facings counted',
      empty: 'Facings empty',
      priceLabel: 'Price label present',
      yes: 'Yes',
      save: 'Save visit',
    },
  },
  parent: {
    /** A note below the parent company's figures, so that nobody adds them to the brand's own, or compares the two. */
    apart: 'Figures of the parent company, not included in ours.',
    pictureText: `${countries} facings on four shelves, the last one yellow, and three gaps beside it.`,
    caption: `One facing for each of the ${countries} countries where clients of the parent company are based.`,
  },
};

export type BelowTheFoldCopy = typeof copy;
export type BelowTheFoldTexts = typeof texts;
