import { fewestToRead } from '#shared/plan/scope.ts';
import type { PackName } from '#web/drawing/packs.ts';
import type { ChannelName, Difference, OwnerName } from './channels.ts';

/** Writes a number in the digits of the copy's language. */
type Write = (value: number) => string;

export interface StoreCheckCopy {
  title: string;
  example: string;
  /** Returns how many points were as agreed, and that the others get fixed. */
  sum: (agreed: number, points: number, write: Write) => string;
  /** Label of the row of channels. */
  channels: string;
  names: Record<ChannelName, string>;
  of: (agreed: string, points: string) => string;
  plan: string;
  store: (time: string) => string;
  /** Label of the handle, and the screen reader text of its position. */
  handle: string;
  cut: (percent: string) => string;
  /** Label of the list of differences. */
  differences: string;
  what: (difference: Difference, write: Write) => string;
  by: (difference: Difference) => string;
  /** Text of a difference for screen readers. */
  difference: (number: string, what: string, by: string) => string;
  /** Labels on the rails of the scene. */
  packs: Partial<Record<PackName, string>>;
  /** The deviations of each store, counted by who corrects them. */
  sheet: { head: string; title: string; measure: string; owners: Record<OwnerName, string> };
  /** The three stores as a report. */
  sample: {
    head: string;
    title: string;
    about: string;
    notes: readonly { term: string; text: string }[];
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
    percent: (percent: string) => string;
    rate: string;
    /** In place of `rate` for all stores of the sheet, which are too few for a percentage. */
    rateOfFew: string;
    points: string;
    open: string;
    stores: string;
    store: string;
    visited: string;
    photo: (store: string, time: string) => string;
    drawing: string;
    deviation: string;
    by: string;
  };
}

const facings = (count: number) => (count === 1 ? 'facing' : 'facings');

export const copy: StoreCheckCopy = {
  title: 'Pull the plan off the store',
  example: 'Example data',
  sum(agreed, points) {
    const others = points - agreed;
    const notAgreed = others === 1 ? '1 was not, and it has' : `${others} were not, and each one has`;
    return `${agreed} of ${points} points were as agreed. ${notAgreed} someone who can put it right.`;
  },
  channels: 'Kinds of stores',
  names: { hypermarket: 'Hypermarket', minimarket: 'Minimarket', dukkan: 'Grocery' },
  of: (agreed, points) => `${agreed} of ${points}`,
  plan: 'The plan',
  store: (time) => `The store, ${time}`,
  handle: 'How far the plan covers the store',
  cut: (percent) => `Plan over ${percent} percent of the store`,
  differences: 'What was not as agreed',
  what({ name, facings: rows, price }, write) {
    const { concerned = 0, all = 0 } = rows ?? {};
    const { found = 0, agreed = 0 } = price ?? {};
    switch (name) {
      case 'header':
        return 'Header missing';
      case 'label':
        return `Label ${write(found)}, agreed ${write(agreed)}`;
      case 'empty':
        return `${concerned} of ${all} ${facings(all)} empty`;
      case 'foreign':
        return rows ? `${concerned} ${facings(concerned)} of another brand` : 'Another brand in your cooler';
      case 'promoter':
        return 'No promoter at the table';
      case 'wobbler':
        return 'Shelf wobbler gone';
      case 'tray':
        return 'Counter tray missing';
      case 'poster':
        return 'Window poster gone';
    }
  },
  by({ name, facings: rows }) {
    switch (name) {
      case 'header':
        return 'Agency puts it up';
      case 'label':
        return 'Store changes it';
      case 'empty':
        return 'Store refills';
      case 'foreign':
        if (!rows) return 'Distributor clears it';
        return `Sales team clears ${rows.concerned === 1 ? 'it' : 'them'}`;
      case 'promoter':
        return 'Agency explains why';
      case 'tray':
        return 'Agency brings one';
      case 'wobbler':
      case 'poster':
        return 'Sales team brings a new one';
    }
  },
  difference: (number, what, by) => `${number}, ${what}, ${by}`,
  packs: { milk: 'Milk 1 l', yoghurt: 'Yoghurt 400 g', labneh: 'Labneh 200 g' },
  sheet: {
    head: 'Fix list',
    title: 'Three stores, and who puts what right',
    measure:
      'Each facing is one agreed point; a dashed one was not as agreed. The labels count who puts how many right.',
    owners: { agency: 'Agency', store: 'Store', sales: 'Sales team', distributor: 'Distributor' },
  },
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Activation check',
    title: 'One campaign, three stores',
    about: 'A dairy display campaign, checked against its plan on the morning of its first day.',
    notes: [
      {
        term: 'Base',
        text: 'The points agreed for each store. A point is as agreed or it is not; none counts half.',
      },
      {
        term: 'Rate',
        text: `Points as agreed ÷ points checked, in one store or in all of them. Fewer than ${fewestToRead} stores give an indication only.`,
      },
      {
        term: 'Limits',
        text: 'One moment of one day, without sales. What was put right later is seen at the next visit.',
      },
    ],
    percent: (percent) => `${percent}%`,
    rate: 'compliance rate',
    rateOfFew: 'compliance rate of three stores: indicative, not a basis for invoices',
    points: 'points as agreed',
    open: 'points to put right',
    stores: 'Store by store',
    store: 'Store',
    visited: 'Visited',
    photo: (store, time) => `${store}, photo of ${time}`,
    drawing: 'A drawing in place of the photograph. The numbers are those of the list below.',
    deviation: 'Deviation',
    by: 'Next step',
  },
};
