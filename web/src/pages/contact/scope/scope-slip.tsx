import { useEffect } from 'react';
import { localeOf } from '#shared/language.ts';
import { choiceOf, type Plan, planToQuery, type WaveCount } from '#shared/plan/plan.ts';
import { provinces } from '#shared/plan/provinces.ts';
import { scope } from '#shared/plan/scope.ts';
import { writeScopeMessage } from '#shared/plan/scope-message.ts';
import { css } from '#styles/css';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useFieldTimes } from '#web/features/content/use-field-times.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { texts as english, ScopeCopy } from './copy.en.ts';

/** A plan that is sent with a message. */
export interface PlannedScope {
  provinces: number;
  visits: number;
  waves: WaveCount;
  /** Returns the message to send from the visitor's own words. */
  compose: (words: string) => string;
}

interface ScopeSlipProps {
  copy: ScopeCopy;
  texts: typeof english;
  /** Has at least one province. */
  plan: Plan;
  /** Called with what will be sent, and with `undefined` once the receipt is no longer shown. */
  onPlanned: (scope: PlannedScope | undefined) => void;
}

/** The receipt of a plan that is sent with a message. */
export function ScopeSlip({ copy, texts, plan, onPlanned }: ScopeSlipProps) {
  const language = useLanguage();
  const format = numberFormat(localeOf(language));
  const number = (value: number) => format.format(value);
  const planned = scope(choiceOf(plan), useFieldTimes(texts));
  const query = planToQuery(plan);
  const { visits, each, complete, days, auditors } = planned;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is another only where its query is.
  useEffect(() => {
    onPlanned({
      provinces: plan.provinces.length,
      visits,
      waves: plan.waves,
      compose: (words) => writeScopeMessage(plan, { visits, days }, words),
    });
    return () => onPlanned(undefined);
  }, [query, visits, days, onPlanned]);
  const { rows } = copy;
  const places = provinces.filter(({ id }) => plan.provinces.includes(id)).map(({ name }) => name[language]);
  const outlets = plan.outlets.map((type) => copy.outlets[type]).join(copy.comma) || copy.anyOutlets;
  const served = plan.population === undefined ? '' : copy.comma + copy.served(number(plan.population));
  const facts: readonly (readonly [string, string])[] = [
    [rows.provinces, places.join(copy.comma)],
    [rows.outlets, outlets + served],
    [rows.products, number(plan.products)],
    [rows.waves, copy.waves[plan.waves]],
    [
      rows.sample,
      complete ? copy.complete(number(visits)) : copy.sample(number(visits), number(each), places.length),
    ],
    [rows.margin, complete ? copy.noMargin : copy.margin(number(plan.precision))],
    [rows.time, copy.time(number(days), number(auditors))],
  ];
  return (
    <section aria-labelledby="scope" className={slipStyle}>
      <div className={headStyle}>
        <h2 id="scope" className={css({ textStyle: 'h4' })}>
          {copy.title}
        </h2>
        <PageLink to={`/plan-an-audit?${query}`} className={changeStyle}>
          {copy.change}
        </PageLink>
      </div>
      <dl className={factsStyle}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={noteStyle}>{copy.note}</p>
    </section>
  );
}

const slipStyle = css({
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  borderTop: '[6px solid {colors.label.solid}]',
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  paddingInline: '5',
  paddingBlock: '3',
});
const changeStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  fontWeight: 'strong',
  color: 'brand.fg',
  textDecoration: 'underline',
});
const factsStyle = css({
  textStyle: 'sm',
  '& div': {
    display: 'grid',
    gridTemplateColumns: '[7.5em minmax(0, 1fr)]',
    gap: '3',
    paddingInline: '5',
    paddingBlock: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: 'strong' },
});
const noteStyle = css({
  paddingInline: '5',
  paddingBlock: '3.5',
  textStyle: 'xs',
  color: 'fg.muted',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
