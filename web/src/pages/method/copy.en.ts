import { brand } from '#shared/company/brand.ts';
import { texts } from '#shared/content/company/method.en.ts';
import { type OutletType, outletTypes } from '#shared/plan/plan.ts';

export { texts };

const outlets: Record<OutletType, string> = {
  supermarkets: 'Super\u00ADmarket',
  minimarkets: 'Mini\u00ADmarket',
  groceries: 'Grocery shop',
  pharmacies: 'Pharm\u00ADacy',
  wholesale: 'Whole\u00ADsale',
};

export const copy = {
  meta: {
    title: `Our method | ${brand.name.en}`,
    description:
      'What we propose to write into your contract: how stores are drawn and photographed, visits checked, two auditors compared and your data kept.',
    keywords:
      'retail audit method, sampling, back-checks, inter-auditor agreement, kappa, data security, coverage Iraq',
  },
  hero: {
    title: 'How we know what we report',
    lead: 'What we propose to write into your contract, in the words the contract would use, from the list of stores to the number on your page. Strike what you do not need, and hold us to the rest. Numbers tagged “Example data” are examples, not results.',
  },
  /** Texts that are shown on paper only. */
  annex: {
    title: 'Annex to the contract: how the audit is made and checked',
    blanks: ['Client', 'Contract, date', 'Clauses struck', 'For the client', 'For us'],
  },
  example: 'Example data',
  sections: 'On this page',
  sampling: {
    name: 'Sampling',
    title: 'Stores are drawn, not chosen',
    drawn: (drawn: string, all: string) => `${drawn} of ${all} outlets drawn.`,
    rows: [
      { name: 'List', text: 'Yours, ours or a census of the area; its date is in the report.' },
      {
        name: 'Strata',
        text: 'Province, then outlet type, so that none is left out. Fewer than 30 stores give an indication only.',
      },
      { name: 'Size', text: 'From the margin of error that you accept.' },
    ],
  },
  photos: {
    name: 'Photos',
    items: [
      { title: 'The shop front', text: 'Proof of place, with position and time set by the app.' },
      { title: 'The whole shelf', text: 'Straight on, before anything is touched.' },
      { title: 'The price label', text: 'Near enough to read the digits.' },
      { title: 'Each finding', text: 'The gap, the wrong label, the stand.' },
    ],
  },
  backChecks: {
    name: 'Back-checks',
    all: 'All visits',
    tenth: 'One in ten',
    differ: 'If they differ',
  },
  agreement: {
    name: 'Two auditors',
    title: (pairs: string) => `Two auditors, ${pairs} labels`,
    lead: (observed: string) =>
      `They agree on ${observed}. But some of that is luck: two people who guess also agree. Cohen’s kappa removes chance agreement.`,
    table: 'What the two auditors said of the labels',
    firstRight: 'Auditor A: right',
    firstWrong: 'Auditor A: wrong',
    secondRight: 'Auditor B: right',
    secondWrong: 'Auditor B: wrong',
    total: 'Total',
    interval: (from: string, to: string, pairs: string) =>
      `${pairs} labels put kappa between ${from} and ${to}, at 95% confidence. More labels narrow it.`,
  },
  doubt: {
    name: 'Doubtful answers',
    title: 'What happens to a doubtful answer',
    ask: { title: 'The app asks', text: 'A price 40% away from the last one: “Please read it again.”' },
    photo: 'The photo answers',
    call: 'The store is called',
    back: 'Someone returns',
    out: { title: 'It is left out', text: 'Still doubtful: not counted, and the report says how many.' },
  },
  security: {
    name: 'Data security',
    title: 'Your numbers stay yours',
    lead: 'Who sees what, where it is kept and when it is deleted.',
    who: 'Who',
    way: 'On the way',
    pictures: 'Pictures',
    kept: 'Where, how long',
    request: 'If you ask',
  },
  measures: {
    name: 'Definitions',
    title: 'What each number means',
    lead: 'Every measure with its base, and what it cannot tell you.',
    rows: [
      {
        name: 'Numeric distribution',
        text: 'Stores that list at least one of your products ÷ stores visited. It says nothing about how much they sell.',
      },
      {
        name: 'On-shelf availability',
        text: 'Listings with a pack on the shelf at the visit ÷ all listings. One moment: a shelf filled an hour later counts as empty.',
      },
      { name: 'Share of shelf', text: 'Your facings ÷ all facings of the category. Space, not sales.' },
      {
        name: 'Priced as listed',
        text: 'Listings in stock with a label within the agreed tolerance ÷ listings in stock. The label, not what was paid at the till.',
      },
      {
        name: 'Margin of error',
        text: 'At 95%, for a share of 50%, with the design effect. It covers the draw, not outlets that the list lacks or a label that was read wrongly.',
      },
      {
        name: 'Totals',
        text: 'With equal samples a measure of stores is the mean of the provinces, equally weighted, and its margin is that of this mean; listings and facings are pooled. A market total is weighted by the outlets of each province on the list, and the report says so.',
      },
    ],
  },
  /** `effect` and `change` are more rows of the definitions. The parameters of their texts are figures of the planner. */
  effect: {
    name: 'Design effect',
    text: (visits: string, similarity: string, more: string) =>
      `Stores of one street area resemble each other: ${visits} visits in one area tell less than ${visits} far apart. With a similarity of ${similarity} the same precision takes ${more} more visits (Kish 1965, ch. 5). Both are planning values; our quote uses those of your stores.`,
  },
  change: {
    name: 'Change between waves',
    text: (margin: string, change: string) =>
      `Counts once it reaches the margin of one wave times the square root of 2 (Cochran 1977, ch. 12): with ±${margin} points in each, ${change} points. Less if both waves visit the same stores.`,
  },
  respondents: {
    name: 'Interviews',
    title: 'Where people are interviewed',
    lead: 'Stores are visited, people are asked. These are clauses that you can ask for.',
    sample: 'Sample',
    consent: 'Consent',
    withdrawal: 'Withdrawal',
    contacts: 'Contacts',
  },
  coverage: {
    name: 'Coverage',
    title: 'Coverage by city and outlet',
    province: 'Province',
    outlets: outletTypes.map((type) => outlets[type]),
    levels: ['after a check of the road', 'on request', 'regular route'],
  },
  /** Shown instead of the table while no coverage is stored. */
  planned: {
    title: 'Coverage is planned for each project',
    text: 'Choose provinces and kinds of outlets on the map: the planner works out the visits, auditors and field days they take.',
    action: 'Plan an audit',
  },
  cases: {
    name: 'Examples',
    title: 'Three questions, and what settles them',
    lead: 'Examples of how a project is set up. They describe no client and no result.',
    titleOfReal: 'Cases',
    measure: 'What is measured',
    decision: 'What it decides',
    examples: [
      {
        client: 'A snack maker',
        question: 'Do grocery shops sell out before the van comes?',
        measure: 'On-shelf availability, by day of the week.',
        decision: 'Whether the van day moves, and in which province.',
      },
      {
        client: 'A distributor of cleaning goods',
        question: 'Do the labels follow a new price list?',
        measure: 'Labels that show the list price, by kind of outlet.',
        decision: 'Where labels are printed with the invoice.',
      },
      {
        client: 'A beverage brand',
        question: 'Do paid coolers hold what was agreed?',
        measure: 'Coolers as agreed, with a photo of each.',
        decision: 'Which rents are paid, after the photo and not before.',
      },
    ],
  },
  /** The headings of the lists, each shown once the list has entries. */
  proofs: { leaders: 'Who leads the work', clients: 'What clients say', certification: 'Certification' },
  closing: {
    title: 'See the result.',
    text: 'A six-page sample report on a fictional brand.',
    action: 'Open the report',
  },
};

export type MethodCopy = typeof copy;
export type MethodTexts = typeof texts;
