import { useId } from 'react';
import { planToQuery } from '#shared/plan/plan.ts';
import { provinces } from '#shared/plan/provinces.ts';
import type { SentPlan } from '#shared/plan/scope-message.ts';
import { css } from '#styles/css';
import { formatNumber as number } from '#web/admin/lib/language/formats.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { outletNames } from '#web/admin/lib/language/outlet-names.en.ts';
import { NewTabLink } from '#web/admin/ui/new-tab-link.tsx';
import { copy } from '../copy.en.ts';

/** A plan that was sent: its numbers as the visitor read them, the choices, and the provinces on the map. */
export function SentScope({ sent: { plan, visits, days } }: { sent: SentPlan }) {
  const id = useId();
  const words = copy.scope;
  const complete = plan.population === visits;
  const facts = [
    [words.provinces, named(plan.provinces).join(words.comma)],
    [words.outlets, plan.outlets.map((type) => outletNames[type]).join(words.comma) || words.any],
    [words.products, number(plan.products)],
    [words.waves, words.waveNames[plan.waves]],
    ...(plan.population === undefined ? [] : [[words.population, number(plan.population)] as const]),
  ] as const;
  return (
    <section aria-labelledby={id} className={boxStyle}>
      <h3 id={id} className={css({ fontWeight: 'strong' })}>
        {words.title}
      </h3>
      <dl className={figuresStyle}>
        <div>
          <dt>{words.visits}</dt>
          <dd>{number(visits)}</dd>
        </div>
        <div>
          <dt>{words.margin}</dt>
          <dd>{complete ? words.none : `±${number(plan.precision)}`}</dd>
        </div>
        <div>
          <dt>{words.days}</dt>
          <dd>{number(days)}</dd>
        </div>
        <div>
          <dt>{words.total}</dt>
          <dd>{number(visits * plan.waves)}</dd>
        </div>
      </dl>
      <div className={bodyStyle}>
        <dl className={factsStyle}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div aria-hidden="true" dir="ltr" className={mapStyle}>
          {provinces.map(({ id, name }) => (
            <span
              key={id}
              title={name[adminLanguage]}
              data-chosen={plan.provinces.includes(id) || undefined}
              className={tileStyle}
            />
          ))}
        </div>
      </div>
      <p>
        <NewTabLink href={`/plan-an-audit?${planToQuery(plan)}`}>{words.open}</NewTabLink>
      </p>
    </section>
  );
}

function named(ids: readonly string[]): string[] {
  return provinces.filter(({ id }) => ids.includes(id)).map(({ name }) => name[adminLanguage]);
}

const boxStyle = css({ display: 'grid', gap: '3', textStyle: 'sm' });
const figuresStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: '4',
  padding: '4',
  ground: 'void',
  borderRadius: 'label',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { textStyle: 'h4' },
  '& dt': { color: 'fg.onDarkMuted' },
});
const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: '5',
});
const factsStyle = css({
  '& div': {
    display: 'grid',
    gridTemplateColumns: '[8em minmax(0, 1fr)]',
    gap: '3',
    paddingBlock: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: 'strong' },
});
const mapStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 28px)',
  gridAutoRows: '[{sizes.7}]',
  gap: '1',
});
/** Only the first tile of each row sets its grid column; the others follow it. */
const tileStyle = css({
  background: 'brand.muted',
  borderRadius: 'label',
  '&[data-chosen]': { background: 'label.solid', boxShadow: '[inset 0 0 0 2px {colors.fg.default}]' },
  '&:nth-child(1), &:nth-child(3), &:nth-child(10), &:nth-child(13)': { gridColumnStart: '2' },
  '&:nth-child(6)': { gridColumnStart: '1' },
  '&:nth-child(17)': { gridColumnStart: '4' },
});
