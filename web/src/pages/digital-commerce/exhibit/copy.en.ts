import {
  type Before,
  type Check,
  type CheckName,
  listPrice,
  perPage,
  resultsChecked,
  type Shop,
} from './listings.ts';

/** Writes a number in the digits of the copy's language. */
type Write = (value: number) => string;

interface FaultCopy {
  /** The fault, in one sentence without its full stop. */
  what: string;
  /** What the shop is asked to correct. */
  next: string;
}

export interface ListingsCopy {
  title: string;
  example: string;
  /** The product in the search: text before the price, the price, text after it. */
  product: (price: string) => readonly [before: string, price: string, after: string];
  /** Accessible name of the table. */
  table: string;
  shops: Record<Shop, string>;
  checks: Record<CheckName, string>;
  right: (right: number, all: number, write: Write) => string;
  /** The result of a check, in two or three words. */
  found: (check: Check, write: Write) => string;
  /** Text of a fault in the table for screen readers. */
  fault: (number: string, found: string) => string;
  /** The beginning of the line below the table. */
  number: (number: string, all: string) => string;
  about: (check: Check, shop: string, write: Write) => FaultCopy;
  seen: (time: string, next: string) => string;
  previous: string;
  next: string;
  /** Label of the list of all faults, without script. */
  faults: string;
  /** The document that shows who is before the product in a search. */
  sheet: {
    head: string;
    title: string;
    measure: string;
    key: { own: string; paid: string; others: string };
    before: (before: Before) => string;
    unpaid: (before: Before) => string;
  };
  /** The faults as a document of one sheet. */
  sample: {
    head: string;
    title: string;
    about: (from: string, to: string) => string;
    faults: string;
    right: string;
    shops: string;
    /** The columns of the table of faults. */
    columns: { check: string; fault: string; change: string };
    of: (part: string, whole: string) => string;
    notes: readonly { term: string; text: string }[];
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
  };
}

function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}

const pages = ['one', 'two', 'three', 'four'];

export const copy: ListingsCopy = {
  title: 'One product, three e\u2011shops, seven faults',
  example: 'Example data',
  product: (price) => ['Date syrup 450 g, list price ', `${price} IQD`, ', searched as “date syrup”'],
  table: 'What was checked in each e\u2011shop',
  shops: { a: 'Shop A', b: 'Shop B', c: 'Shop C' },
  checks: { picture: 'Picture', price: 'Price', stock: 'In stock', search: 'Place in search' },
  right: (right, all) => `${right} of ${all} right`,
  found: (check) => {
    switch (check.check) {
      case 'picture':
        return { current: 'Current pack', old: 'Old pack', none: 'No picture' }[check.picture];
      case 'price':
        if (check.percent === 0) return 'As on the list';
        return `${Math.abs(check.percent)}% ${check.percent > 0 ? 'above' : 'below'}`;
      case 'stock':
        return check.inStock ? 'Can be ordered' : 'Out of stock';
      case 'search':
        if (!check.place) return `Not in first ${resultsChecked}`;
        return `${ordinal(check.place)}${check.fault ? `, page ${pages[(check.page ?? 1) - 1]}` : ` of ${resultsChecked}`}`;
    }
  },
  fault: (number, found) => `${number}, ${found}`,
  number: (number, all) => `Fault ${number} of ${all}: `,
  about: (check, shop, write) => {
    switch (check.check) {
      case 'picture':
        return check.picture === 'none'
          ? {
              what: `${shop} shows no picture`,
              next: 'send the shop the current pictures, then check again after two days',
            }
          : {
              what: `${shop} still shows the old pack`,
              next: 'send the shop the current pictures, then check again after two days',
            };
      case 'price':
        return {
          what: `${shop} sells at ${write(check.price)} IQD, your list says ${write(listPrice)}`,
          next: 'ask the shop to correct it, then check again after two days',
        };
      case 'stock':
        return {
          what: `${shop} is out of stock`,
          next: 'tell whoever supplies the shop, then check again after a day',
        };
      case 'search':
        return {
          what: check.place
            ? `${shop} lists it ${ordinal(check.place)}, on page ${pages[(check.page ?? 1) - 1]}`
            : `${shop} does not list it among the first ${resultsChecked}`,
          next: 'put the words that buyers search for into the title, then check again after a week',
        };
    }
  },
  seen: (time, next) => `Seen 18 May, ${time}. Next: ${next}.`,
  previous: 'Previous fault',
  next: 'Next fault',
  faults: 'All faults',
  sheet: {
    head: 'Place in search',
    title: 'Who stands before you, and who pays for it',
    measure: `The first two pages of results for “date syrup”, ${perPage} to a page.`,
    key: { own: 'Your product', paid: 'Paid place', others: 'Other product' },
    before: ({ all, paid }) => `${all} before you, ${paid === all ? 'all' : paid} paid for`,
    unpaid: ({ unpaid }) => {
      if (unpaid === undefined)
        return 'Not found: put the words that buyers search for into the title first.';
      if (unpaid === 1) return 'Without the paid places you are 1st.';
      return `Without the paid places you are ${ordinal(unpaid)}, on page ${pages[Math.ceil(unpaid / perPage) - 1]}.`;
    },
  },
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Listing check',
    title: 'Date syrup 450 g in three e\u2011shops',
    about: (from, to) => `18 May, ${from} to ${to}, searched as “date syrup”`,
    faults: 'faults to correct',
    right: 'checks right',
    shops: 'e\u2011shops',
    columns: { check: 'Check', fault: 'Faults', change: 'What to change' },
    of: (part, whole) => `${part} of ${whole}`,
    notes: [
      {
        term: 'What counts as right',
        text: 'The current pack, the price on your list, in stock, and a place on the first page of results.',
      },
      {
        term: 'After the correction',
        text: 'Each listing is checked again, after a day, two days or a week, as the table says.',
      },
      {
        term: 'Limits',
        text: 'One product, seen once in each of three e\u2011shops. Prices and places in search may change the same day.',
      },
    ],
  },
};
