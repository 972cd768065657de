import {
  type Counted,
  floodBelowLimitsCost,
  idleMonth,
  limited,
  month,
  planFor,
  refusedRequestCost,
  total,
  unlimitedFloodCost,
  unnoticed,
  worstDay,
  worstDayCap,
} from './costs.ts';

const dollars = (amount: number) =>
  `$${amount < 100 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en')}`;

/** Returns the README's Markdown about costs: a month by its page views, and the worst day. */
export function costsTable(counted: Counted): string {
  const row = (name: string, views: number, firstPart: number) => {
    const [without, withAcl] = [false, true].map((acl) => total(month(counted, views, firstPart, acl)));
    const plan = planFor(counted, views, firstPart);
    const rest = total(idleMonth(counted, false));
    return `| ${name} | ${dollars(without ?? 0)} | ${dollars(withAcl ?? 0)} | ${plan ? `${dollars(plan.month + rest)} (${plan.name})` : 'more than a plan'} |`;
  };
  const day = (addresses: number) => dollars(total(worstDay(counted, addresses)));
  return [
    '| a month with | without web ACL | with web ACL | with a flat-rate plan |',
    '| --- | --- | --- | --- |',
    row('no visitor', 0, 1),
    row('10,000 views', 10_000, 0.4),
    row('100,000 views', 100_000, 0.4),
    row('1,000,000 views, 40 % of them first visits', 1_000_000, 0.4),
    row('1,000,000 first views', 1_000_000, 1),
    '',
    `A first view makes ${Math.round(counted.first.requests)} requests, ${Math.round(counted.first.bytes / 1000)} kB in all; a repeated view makes ${counted.repeated.requests}.`,
    '',
    'The maximum cost of a day of flooding:',
    '',
    `- from one address at every limit ${day(1)} (a test allows ${dollars(worstDayCap)}), of which ${day(0)} is for the API;`,
    `- from a hundred such addresses ${day(100)};`,
    `- from any number of such addresses ${dollars(total(worstDay(counted, Number.POSITIVE_INFINITY, limited.edgeLimit)))} if the setting \`edgeLimit\` is ${limited.edgeLimit.toLocaleString('en')} (a test allows ${dollars(limited.worstDayCap)}), or ${day(0)} with a flat-rate plan;`,
    `- from ${unnoticed.addresses.toLocaleString('en')} addresses with ten requests each every five minutes, which no limit notices, ${dollars(total(floodBelowLimitsCost(counted)))};`,
    `- without the web ACL ${dollars(unlimitedFloodCost())} for each Gbit a second.`,
    '',
    `Each million requests that the web ACL refuses costs ${dollars(refusedRequestCost * 1e6)} more, but nothing with a flat-rate plan.`,
  ].join('\n');
}
