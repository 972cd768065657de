import type { Finding, Product } from './shelf.ts';

interface RecordField {
  name: string;
  value: string;
}

export interface PriceCopy {
  title: string;
  /** How to read the exhibit, in one sentence. */
  lead: string;
  /** Screen reader text of the photo. */
  photo: string;
  /** On the photo: the number of counted and empty `facings`, and the position. */
  counted: (facings: number) => string;
  empty: (facings: number) => string;
  placed: string;
  /** The store, its position, the moment of the photo, and its check. */
  record: readonly [RecordField, RecordField, RecordField, RecordField];
  products: Record<Product, { name: string; size: string }>;
  /** The accessible name of the group of price labels on the photo. */
  labels: string;
  /** Screen reader text of a label, or of a missing one. */
  tab: (product: string, price: string | undefined) => string;
  /** The currency, a price as labels show it, and a price for screen readers. */
  currency: string;
  price: (dinars: number, shown: string) => string;
  spoken: (dinars: number, shown: string) => string;
  noLabel: string;
  /** Shown in place of the price if a label is missing. */
  none: string;
  steps: { label: string; read: string; held: string; finding: string };
  read: { product: string; size: string; price: string; code: string };
  notRead: string;
  list: string;
  label: string;
  difference: string;
  allowed: (percent: string) => string;
  allowedHead: string;
  /** Adds the per cent sign to a formatted number. */
  percent: (shown: string) => string;
  findings: Record<Finding, string>;
  /** The text that screen readers announce after a label was chosen. */
  told: (product: string, price: string, finding: Finding, percent: string) => string;
  note: string;
  /** The note about a missing label. */
  noteWithout: string;
  place: (number: string, all: string) => string;
  previous: string;
  next: string;
  example: string;
  table: string;
  /** The photo's labels as a document of one sheet. */
  sample: {
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
    head: string;
    title: string;
    about: (store: string, taken: string) => string;
    within: string;
    off: string;
    none: string;
    of: (part: string, whole: string) => string;
    /** The columns of the table of labels that the exhibit does not name. */
    columns: { read: string; list: string };
    range: (least: string, most: string) => string;
    /** Shown in place of a difference of zero. */
    same: string;
    counts: string;
    facings: { all: string; filled: string; empty: string };
    total: string;
    todo: string;
    change: (price: string, list: string) => string;
    add: (list: string) => string;
    refill: (empty: number, facings: string) => string;
    notes: (tolerance: string) => readonly { term: string; text: string }[];
  };
}

export const copy: PriceCopy = {
  title: 'One price label, read and compared',
  lead: 'Choose a label on the shelf: it is read, held against the list price, and marked.',
  photo:
    'A supermarket shelf: six cartons stand inside a scan bracket, and two of six jars are missing below them.',
  counted: (facings) => `${facings} facings counted`,
  empty: (facings) => `${facings} facings empty`,
  placed: 'Placed as planned',
  record: [
    { name: 'Store', value: 'Supermarket, Basra' },
    { name: 'Position', value: '30.51°\u00A0N, 47.78°\u00A0E' },
    { name: 'Taken', value: '21 May, 13:27' },
    { name: 'Checked', value: 'Same day' },
  ],
  products: {
    juice: { name: 'Orange juice', size: '1 l' },
    biscuits: { name: 'Biscuits', size: '200 g' },
    sugar: { name: 'Sugar', size: '1 kg' },
    dateSyrup: { name: 'Date syrup', size: '450 g' },
    rice: { name: 'Rice', size: '2 kg' },
    tea: { name: 'Tea', size: '250 g' },
  },
  labels: 'Price labels',
  tab: (product, price) => `${product}, ${price ?? 'no price label'}`,
  currency: 'IQD',
  price: (_, shown) => `${shown} IQD`,
  spoken: (_, shown) => `${shown} dinars`,
  noLabel: 'No price label',
  none: 'none',
  steps: {
    label: 'The label',
    read: 'What is read',
    held: 'Held against your list',
    finding: 'The finding',
  },
  read: { product: 'Product', size: 'Size', price: 'Price', code: 'Code' },
  notRead: 'not read',
  list: 'List',
  label: 'Label',
  difference: 'Difference',
  allowed: (percent) => `±${percent}% allowed`,
  allowedHead: 'Tolerance',
  percent: (shown) => `${shown}%`,
  findings: {
    above: 'above the list price',
    within: 'Within tolerance',
    below: 'below the list price',
    none: 'No price label',
  },
  told: (product, price, finding, percent) => {
    if (finding === 'none') return `${product}, no price label`;
    if (finding === 'within') return `${product}, ${price}, within tolerance`;
    return `${product}, ${price}, ${percent} ${finding} the list price`;
  },
  note: 'The photo, the store and the minute stay attached.',
  noteWithout: 'Without a label there is no price to compare. The photo shows the empty place.',
  place: (number, all) => `Label ${number} of ${all}`,
  previous: 'Previous label',
  next: 'Next label',
  example: 'Example data',
  table: 'All labels of this photo',
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Price check',
    title: 'One photo, every price label',
    about: (store, taken) => `${store}, ${taken}`,
    within: 'prices within tolerance',
    off: 'prices off your list',
    none: 'without a price label',
    of: (part, whole) => `${part} of ${whole}`,
    columns: { read: 'Read', list: 'Your list' },
    range: (least, most) => `${least}–${most}`,
    same: 'none',
    counts: 'Counted on the same photo',
    facings: { all: 'Facings', filled: 'Filled', empty: 'Empty' },
    total: 'All products',
    todo: 'What to correct, worst first',
    change: (price, list) => `Ask the shop to change ${price} to ${list}`,
    add: (list) => `Ask the shop for a label with ${list}`,
    refill: (empty, facings) => `Refill ${empty} of ${facings} facings`,
    notes: (tolerance) => [
      { term: 'Base', text: 'The labels on one photo of one store, read and checked the same day.' },
      {
        term: 'Tolerance',
        text: `Up to ${tolerance} above or below your list price. You set it before field work begins.`,
      },
      {
        term: 'Limits',
        text: 'The price on the label, not at the till. Other stores may show other prices.',
      },
    ],
  },
};
