import { fewestToRead } from '#shared/plan/scope.ts';
import { type Figures, inFour, oneIn } from './figures.ts';
import type { Format } from './format.ts';
import {
  type Brand,
  fewSign,
  fieldwork,
  listPrice,
  type Outlet,
  outlets as outletKeys,
  type Product,
  records,
  tolerance,
} from './survey.ts';
import { copy as viewer } from './viewer-copy.en.ts';

const products: Record<Product, { name: string; size: string }> = {
  yoghurt: { name: 'Yoghurt', size: '400 g' },
  largeYoghurt: { name: 'Yoghurt', size: '1 kg' },
  labneh: { name: 'Labneh', size: '200 g' },
  milk: { name: 'Fresh milk', size: '1 l' },
  cheese: { name: 'White cheese', size: '400 g' },
  ayran: { name: 'Ayran', size: '250 ml' },
};
const outlets: Record<Outlet, { one: string; many: string; short: string }> = {
  supermarket: { one: 'Supermarket', many: 'Supermarkets', short: 'Super' },
  minimarket: { one: 'Minimarket', many: 'Minimarkets', short: 'Mini' },
  grocery: { one: 'Grocery shop', many: 'Grocery shops', short: 'Grocery' },
};
const brands: Record<Brand, string> = {
  own: 'Sample Dairy',
  second: 'Brand B',
  third: 'Brand C',
  others: 'All others',
};

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (number: number) => words[number] ?? String(number);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A product within a sentence: its name alone. */
const inSentence = (product: Product) => products[product].name;
const share = (part: number, whole: { all: number }) => part / whole.all;
/** The definition of numeric distribution, wherever the report says what it is. */
const reach = {
  word: 'Numeric distribution',
  text: 'stores that list at least one of your products ÷ stores visited',
};
/** Returns how many of the listings in stock have a price label. */
const labelled = ({ prices }: Figures) => prices.read - prices.none;
/** The number of the last page, which has the sentence about totals. */
const lastPage = viewer.pages.length;
const says = { nearly: 'nearly ', exactly: '', over: 'over ' };

export const copy = {
  example: 'Example data',
  company: 'Sample Dairy',
  running: (t: Format) => `Sample Dairy · Shelf audit, wave 1 · ${t.monthAndYear(fieldwork.lastDay)}`,
  products,
  outlets,
  brands,
  allPlaces: (f: Figures) => `All ${word(f.places.length)}`,
  all: 'All',
  /** The link from an excerpt to its page. */
  source: (page: string) => `Page ${page} of the sample report`,
  pageOf: viewer.pageOf,

  cover: {
    kicker: 'Sample Dairy · Shelf audit, wave 1',
    title: 'What stood on the dairy shelf',
    lead: (f: Figures, t: Format) =>
      `Availability, prices and share of shelf in ${t.number(f.all.visited)} stores of ${word(f.places.length)} provinces, ${t.dayOfMonth(fieldwork.firstDay)} to ${t.date(fieldwork.lastDay)}`,
    tag: 'Example data: a fictional brand',
    stores: 'stores visited',
    places: 'provinces',
    outlets: 'outlet types',
    products: 'products',
    preparedFor: { title: 'Prepared for', text: 'Sample Dairy, a brand that does not exist' },
    howToRead: {
      title: 'How to read it',
      text: (methodPage: string) =>
        `Each page opens with one finding. The base is under each chart, the limits are on page ${methodPage}.`,
    },
    contents: viewer.pages.slice(1),
  },

  findings: {
    title: 'Three findings',
    lead: (f: Figures, t: Format) =>
      `The stores list your products ${t.number(f.all.listed)} times; ${t.number(f.all.out)} were missing on the day.`,
    doFirst: 'Do first:',
    margin: (_: number, points: string) => `±${points} points`,
    missing: {
      unit: 'of listings out of stock',
      title: (f: Figures) => {
        const [all, groceries] = [oneIn(f.all.missing), oneIn(f.byOutlet.grocery.missing)];
        return `${capital(`${says[all.is]}one listing in ${word(all.of)}`)} was missing, and in grocery shops ${says[groceries.is]}one in ${word(groceries.of)}`;
      },
      text: (f: Figures, t: Format) =>
        `Grocery shops stand at ${t.percent(f.byOutlet.grocery.missing, 1)}, supermarkets at ${t.percent(f.byOutlet.supermarket.missing, 1)}. ${inSentence(f.mostMissing.product)} is most often missing, at ${t.percent(f.mostMissing.missing, 1)}: a hint, not a finding.`,
      advice: (f: Figures) =>
        `a second delivery of ${inSentence(f.mostMissing.product).toLowerCase()} each week to half of the grocery shops on your routes, drawn at random; wave 2 compares the halves.`,
      bar: (name: string, share: string) => `${name}: ${share} in stock`,
    },
    prices: {
      unit: 'of listings in stock above your list price',
      title: (f: Figures) => {
        const [above, none] = [oneIn(f.prices.above / f.prices.read), oneIn(f.prices.none / f.prices.read)];
        return `${capital(`${says[above.is]}one listing in ${word(above.of)}`)} is priced above the list, and ${says[none.is]}one in ${word(none.of)} has no label`;
      },
      text: (f: Figures, t: Format) =>
        `${inSentence(f.mostAbove.product)} again: ${t.percent(f.mostAbove.prices.above / f.mostAbove.prices.read)} of the ${t.number(f.mostAbove.prices.read)} stores that had it. ${inSentence(f.mostUnlabelled.product)} is the product most often without a label: ${t.percent(f.mostUnlabelled.prices.none / f.mostUnlabelled.prices.read)}.`,
      advice: (f: Figures) =>
        `labels for ${inSentence(f.mostUnlabelled.product)} with the next delivery; they cost least and are missed most.`,
    },
    share: {
      unit: 'share of shelf in grocery shops',
      title: (f: Figures, t: Format) => {
        const { of, is } = oneIn(1 - f.byOutlet.grocery.reach);
        return `You hold ${t.percent(share(f.facingsOf.grocery.own, f.facingsOf.grocery))} of the shelf in grocery shops, and ${says[is]}one shop in ${word(of)} does not stock you`;
      },
      text: (f: Figures, t: Format) =>
        `Share of shelf is ${t.percent(share(f.facingsOf.grocery.own, f.facingsOf.grocery))} in grocery shops against ${t.percent(share(f.facingsOf.supermarket.own, f.facingsOf.supermarket))} in supermarkets, a difference within the margin; numeric distribution is ${t.percent(f.byOutlet.grocery.reach)} against ${t.percent(f.byOutlet.supermarket.reach)}.`,
      advice: (f: Figures, t: Format) =>
        `a first order of two products for grocery shops without any; of the ${t.number(f.byOutlet.grocery.visited)} we visited, ${t.number(f.byOutlet.grocery.visited - f.byOutlet.grocery.carrying)} have none.`,
      bar: (name: string, share: string) => `${name}: listed in ${share}`,
    },
    base: (f: Figures, t: Format) =>
      `Base: ${t.number(f.all.visited)} stores; ${t.number(f.all.listed)} listings (store × listed product); ${t.number(f.prices.read)} of them in stock, ${t.number(labelled(f))} with a label; ${t.number(f.facings.all)} facings. Margins at 95%, by stores (${t.number(f.all.carrying)} that list you, ${t.number(f.byOutlet.grocery.visited)} grocery shops) since what stands in one store is alike; numeric distribution in grocery shops: ±${t.points(f.margins.reachOfGroceries)} points. No total is weighted (page ${t.number(lastPage)}).`,
  },

  reach: {
    title: 'Supermarkets are won; grocery shops are not',
    lead: (f: Figures, t: Format) =>
      `Numeric distribution ${t.percent(f.all.reach)}: ${t.number(f.all.carrying)} of ${t.number(f.all.visited)} stores list your products.`,
    table: 'Numeric distribution by province and outlet type',
    measure: `${capital(reach.text)}. One facing = a tenth of the stores; dashed = without.`,
    place: 'Province',
    fewStores: (t: Format) =>
      `${fewSign} Fewer than ${t.number(fewestToRead)} stores: a hint, not a finding.`,
    plot: 'Out of stock: grocery shops miss more than supermarkets',
    plotMeasure: (f: Figures, t: Format) =>
      `Listings without a pack on the shelf ÷ all listings. The rest, ${t.percent(1 - f.all.missing)}, is on-shelf availability. Number: grocery shops.`,
    byProduct: 'Out of stock by product',
    product: 'Product',
    missing: 'Out of stock',
    meaning: {
      title: 'What it means',
      text: (f: Figures, t: Format) =>
        `From supermarkets to minimarkets to grocery shops, missing listings go from ${t.percent(f.byOutlet.supermarket.missing)} to ${t.percent(f.byOutlet.minimarket.missing)} and ${t.percent(f.byOutlet.grocery.missing)}; only the first and the last differ by more than the margin. Provinces differ by less than the margin. Why ${inSentence(f.mostMissing.product).toLowerCase()} leads, one wave cannot tell. We suggest reading wave 2 by day since delivery.`,
    },
    base: (f: Figures, t: Format) =>
      `Base: ${t.number(f.onePlace.visited)} stores per province (${t.number(f.onePlace.of.supermarket)} supermarkets, ${t.number(f.onePlace.of.minimarket)} minimarkets, ${t.number(f.onePlace.of.grocery)} grocery shops). One province alone: ±${t.points(f.marginOfPlace)} points at 95%.`,
  },

  prices: {
    title: (f: Figures) =>
      `${capital(word(inFour(f.prices.right / f.prices.read)))} listings in four are priced as on the list`,
    lead: (f: Figures, t: Format) =>
      `${t.number(f.prices.right)} of ${t.number(f.prices.read)} listings in stock have a label within ${t.percent(tolerance)} of your list price: ${t.percent(f.prices.right / f.prices.read)}. Of the ${t.number(labelled(f))} labels read, that is ${t.percent(f.prices.right / labelled(f))}.`,
    table: 'Price seen on the shelf, against the list',
    measure: 'Share of listings in stock. List prices in Iraqi dinars.',
    product: 'Product',
    list: 'List',
    shares: 'Against the list',
    readings: 'In stock',
    classes: {
      right: (t: Format) => `Within ${t.percent(tolerance)} of the list`,
      above: 'Above',
      below: 'Below',
      none: 'No price label',
    },
    oneLabel: {
      title: 'One label, read',
      text: (t: Format) =>
        `${outlets[records.price.outlet].one}, ${t.place(records.price.place)}. The auditor types what is printed, the photo is kept beside it.`,
      list: 'List price',
      label: 'On the label',
      difference: 'Difference',
      record: 'Record',
    },
    meaning: {
      title: 'What it means',
      text: (f: Figures, t: Format) =>
        `${inSentence(f.mostMissing.product)} leads both lists: ${t.percent(f.mostMissing.missing, 1)} out of stock and ${t.percent(f.mostAbove.prices.above / f.mostAbove.prices.read)} above the list price. One product in one wave is a hint, not a proof; wave 2 will show whether the two move together.`,
      labels: (f: Figures, t: Format) =>
        `Labels cost least to mend: ${t.number(f.prices.none)} are missing, ${t.number(f.mostUnlabelled.prices.none)} of them under ${inSentence(f.mostUnlabelled.product)}.`,
    },
    silence: {
      title: 'What it does not say',
      text: 'Labels are read, not receipts: what was paid at the till may differ. A missing label says nothing about the price.',
    },
    base: (f: Figures, t: Format) =>
      `Base: ${t.number(f.prices.read)} listings in stock. A price is within the list when it differs by at most ${t.percent(tolerance)}.`,
  },

  space: {
    title: 'Who holds the dairy shelf',
    lead: (f: Figures, t: Format) =>
      `You hold ${t.number(f.facings.own)} of ${t.number(f.facings.all)} dairy facings: ${t.percent(share(f.facings.own, f.facings))}. ${brands.second} holds ${t.percent(share(f.facings.second, f.facings))}.`,
    table: 'Share of shelf by outlet type',
    measure:
      'Share of all facings on the dairy shelf, counted in every store visited. Supermarkets include hypermarkets.',
    outlet: 'Outlet type',
    shares: 'Share of shelf',
    facings: 'Facings',
    perStore: 'Per store',
    seen: 'Seen in the stores',
    seenText: 'Drawings in place of photographs. In a real report each opens to the full picture.',
    photos: {
      share: {
        title: () =>
          `${capital(word(records.share.own))} facings of ${word(records.share.own + records.share.others)}`,
        alt: 'Drawing: three milk cartons of the brand beside three of others, inside a scan bracket.',
      },
      gap: {
        title: () =>
          `${capital(word(records.gap.empty))} of ${word(records.gap.own + records.gap.empty)} facings empty`,
        alt: 'Drawing: one milk carton and two dashed empty facings, inside a scan bracket.',
      },
      price: {
        title: (t: Format) =>
          `${t.number(records.price.price)} on the label, ${t.number(listPrice(records.price.product))} on the list`,
        alt: 'Drawing: four milk cartons above a price label that is marked.',
      },
    },
    where: (outlet: Outlet, place: string) => `${outlets[outlet].one}, ${place}`,
    when: (day: string, time: string) => `${day}, ${time}`,
    meaning: {
      title: 'What it means',
      text: (f: Figures, t: Format) =>
        `In supermarkets ${brands.second} has ${t.percent(share(f.facingsOf.supermarket.second, f.facingsOf.supermarket))} of the space and you have ${t.percent(share(f.facingsOf.supermarket.own, f.facingsOf.supermarket))}; that difference, like those between your own shares by outlet type, is within the margin. To argue for a fair share you need sales data beside this count.`,
    },
    silence: {
      title: 'What it does not say',
      text: 'Facings are counted, not sales. Coolers owned by brands are included where they hold dairy.',
    },
    base: (f: Figures, t: Format) =>
      `Base: ${t.number(f.facings.all)} facings of the dairy shelf in ${t.number(f.all.visited)} stores.`,
  },

  method: {
    title: 'Method and limits',
    lead: 'What was done, how sure it is and what it cannot tell.',
    stores: {
      title: 'Stores visited',
      text: (f: Figures, t: Format) =>
        `Drawn at random within each province and outlet type, from a list of ${t.number(f.population)} outlets`,
    },
    sure: {
      title: 'How sure',
      text: 'At 95%, for a share of 50%, the widest case',
      totals: (f: Figures) =>
        `No total is weighted: all is pooled, so that a measure of stores is the mean of the ${word(f.places.length)} provinces, equally weighted. A market total would be weighted by the outlets on the list.`,
      points: (points: string) => `±${points} points`,
      all: (f: Figures, t: Format) => `All ${t.number(f.all.visited)} stores`,
      place: (f: Figures, t: Format) => `One province (${t.number(f.onePlace.visited)})`,
      outlets: 'By outlet type',
      designEffect: 'Design effect',
      population: 'Population',
      formula: 'The formula of the margin',
      difference: (f: Figures, t: Format) =>
        `Between two provinces ${t.points(f.differences.places)} points count, between two waves ${t.points(f.differences.waves)}; fewer in the same stores.`,
    },
    work: {
      title: 'Fieldwork and checks',
      days: 'Field days',
      daysText: (f: Figures, t: Format) =>
        `${t.number(f.days)}, from ${t.dayOfMonth(fieldwork.firstDay)} to ${t.date(fieldwork.lastDay)}`,
      auditors: 'Auditors',
      auditorsText: (f: Figures, t: Format) =>
        `${t.number(f.auditors)}, ${word(fieldwork.auditorsPerPlace)} a province; ${word(fieldwork.checkers)} more for back-checks, ${word(fieldwork.supervisors)} supervisors`,
      visits: 'Planned and visited',
      of: (part: string, whole: string) => `${part} of ${whole}`,
      replaced: 'Closed or refused, replaced',
      photos: 'Photos',
      photosText: (t: Format) =>
        `${t.number(fieldwork.photos)}, at least ${word(fieldwork.photosPerVisit)} a visit`,
      again: 'Visited again, by other auditors',
      share: (number: string, share: string) => `${number} (${share})`,
      same: 'Visit and labels confirmed',
      labels: (pairs: string) => `Kappa, ${pairs} labels (at 95%)`,
      onShelf: (pairs: string) => `Kappa, ${pairs} listings (at 95%)`,
      range: (kappa: string, from: string, to: string) => `${kappa} (${from} to ${to})`,
      facings: 'Facings counted again, same count',
      doubtful: 'Doubtful: settled / left out',
    },
    words: {
      title: 'Words used',
      items: [
        reach,
        { word: 'Listing', text: 'a product in a store, with its pack or its price label on the shelf' },
        {
          word: 'On-shelf availability',
          text: 'listings with a pack on the shelf at the visit ÷ all listings',
        },
        { word: 'Out of stock', text: 'the other listings' },
        { word: 'Facing', text: 'one pack’s width at the edge of the shelf' },
      ],
    },
    limits: {
      title: 'Limits',
      items: (f: Figures, t: Format) => [
        'One moment: a shelf filled an hour later counts as empty.',
        `A sold-out product without a label counts as not listed: so ${t.percent(f.all.missing)} is a minimum.`,
        `Outlet types weigh as sampled, ${outletKeys.map((outlet) => t.number(f.onePlace.of[outlet])).join(' : ')}.`,
        'Only outlets on the list; street sellers are not in it.',
        'Listings of one store resemble each other; read decimals with care.',
      ],
    },
  },
};
export type ReportCopy = typeof copy;
