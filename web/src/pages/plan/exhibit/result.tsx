import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Plan, planToQuery } from '#shared/plan/plan.ts';
import { provinces } from '#shared/plan/provinces.ts';
import type { Scope } from '#shared/plan/scope.ts';
import { css, cx } from '#styles/css';
import { button, rail } from '#styles/recipes';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { gap, rail as railShapes, rect, type Shape } from '#web/drawing/shapes.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import { useInSight } from '#web/lib/hooks/use-in-sight.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { PlannerCopy } from './copy.en.ts';

interface ResultProps {
  copy: PlannerCopy;
  plan: Plan;
  scope: Scope;
  /** The sentence that says that the plan is an example, until the visitor has made a plan. */
  example: string | undefined;
  number: (value: number) => string;
}

/** The number of provinces with a shelf of their own. */
const shelves = 6;
/** Rounded to one digit after the point. */
const tenth = (value: number) => Math.round(value * 10) / 10;
/** The number of facings of a shelf. */
const facings = 7;

/** The size of the audit, visible while the plan is changed; on phones a bar repeats it while it is out of sight. */
export function Result({ copy, plan, scope, example, number }: ResultProps) {
  const language = useLanguage();
  const { result } = copy;
  const panel = useRef<HTMLDivElement>(null);
  const chosen = provinces.filter(({ id }) => plan.provinces.includes(id));
  const visits = copy.precision.visits(scope.visits, number(scope.visits));
  const margin = scope.complete
    ? result.complete(number(scope.visits))
    : result.margin(number(plan.precision));
  const alone = Math.round(scope.marginEach * 100);
  const unit = [10, 20, 50, 100, 200].find((size) => scope.each <= size * facings) ?? 500;
  const to = `${contactPath('scope')}?${planToQuery(plan)}`;
  const announced = useSettled(example ? '' : result.announced(visits, margin, number(scope.days)));
  const inSight = useInSight(panel);
  const isBarShown = !example && !inSight;
  // Marks the document while the bar is shown, so that the page leaves space for the bar.
  useEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute('data-out-of-sight', isBarShown);
    return () => root.removeAttribute('data-out-of-sight');
  }, [isBarShown]);
  const send = (
    <>
      {result.send}
      <Icon of={ArrowRight} className={arrowStyle} />
    </>
  );
  return (
    <>
      <div ref={panel} className={cx(panelStyle, scriptedStyle)}>
        <p className={mutedStyle}>{result.title}</p>
        <output htmlFor="plan" aria-live="off" className={css({ display: 'block' })}>
          {example && <span className={exampleStyle}>{example}</span>}
          <span className={figureStyle}>{number(scope.visits)}</span>
          <b className={marginStyle}>{margin}</b>
          {chosen.length > 1 && !scope.complete && <span className={meanStyle}>{result.mean}</span>}
        </output>
        <ul className={css({ marginTop: '5' })}>
          {chosen.slice(0, shelves).map((province) => (
            <li key={province.id} className={shelfStyle}>
              <span>{province.name[language]}</span>
              <Drawing width={210} height={28} shapes={shelf(scope.each / unit)} className={drawingStyle} />
              <b>{number(scope.each)}</b>
            </li>
          ))}
        </ul>
        <p className={noteStyle}>
          {chosen.length > shelves && (
            <span className={css({ display: 'block' })}>
              {result.others(chosen.length - shelves, number(chosen.length - shelves), number(scope.each))}
            </span>
          )}
          {result.facing(unit, number(unit))}{' '}
          {scope.tooFewEach
            ? result.tooFew
            : chosen.length > 1 && !scope.complete && result.alone(alone, number(alone))}{' '}
          {plan.waves > 1 && !scope.complete && result.change(number(tenth(scope.change * 100)))}
        </p>
        <dl className={factsStyle}>
          <div>
            <dt>{result.days}</dt>
            <dd>{number(scope.days)}</dd>
          </div>
          <div>
            <dt>{result.auditors}</dt>
            <dd>{number(scope.auditors)}</dd>
          </div>
          <div>
            <dt>{result.total(plan.waves, number(plan.waves))}</dt>
            <dd>{number(scope.total)}</dd>
          </div>
        </dl>
        <p className={actionsStyle}>
          {example ? (
            <b>{result.empty}</b>
          ) : (
            <PageLink to={to} className={button({ variant: 'label' })}>
              {send}
            </PageLink>
          )}
          <a href="#formula" className={howStyle}>
            {result.how}
          </a>
        </p>
        <div className={cx(rail(), railStyle)} />
      </div>
      <p aria-live="polite" className={css({ srOnly: true })}>
        {announced}
      </p>
      {!example && (
        <div data-out-of-sight={isBarShown || undefined} className={cx(barStyle, scriptedStyle)}>
          <p>
            <b>{visits}</b>
            <span>
              {scope.complete
                ? result.barComplete(scope.days)
                : result.barMargin(number(plan.precision), scope.days)}
            </span>
          </p>
          <PageLink to={to} className={button({ variant: 'label', size: 's' })}>
            {result.send}
          </PageLink>
        </div>
      )}
    </>
  );
}

/** Returns facings on a rail, filled up to a number; the rest is dashed. */
function shelf(filled: number): Shape[] {
  const places = Array.from({ length: facings }, (_, i): Shape[] => {
    const part = Math.min(1, Math.max(0, filled - i));
    const place = gap(i * 30, 0, 25, 23, colour.outline);
    return part < 1
      ? [place, rect(i * 30, 0, 25 * part, 23, colour.mist)]
      : [rect(i * 30, 0, 25, 23, colour.mist)];
  });
  return [...places.flat(), ...railShapes(0, 23, 210, 5)];
}

/** Returns a text once it has been unchanged for a while, so that it is announced once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const panelStyle = css({
  position: { base: 'relative', lg: 'sticky' },
  top: { lg: '[calc(var(--navigation-height) + 24px)]' },
  alignSelf: 'start',
  breakInside: 'avoid',
  marginInline: { base: '[calc(-1 * {spacing.gutter})]', lg: '0' },
  paddingInline: { base: 'gutter', lg: '10' },
  paddingTop: '10',
  paddingBottom: { base: '12', lg: '14' },
  ground: 'void',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '[10px 10px 16px]',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'label.solid',
    borderBottomWidth: '0',
    pointerEvents: 'none',
  },
});
const railStyle = css({ position: 'absolute', insetInline: '0', bottom: '0' });
const mutedStyle = css({ textStyle: 'sm', color: 'fg.onDarkMuted' });
const figureStyle = css({ display: 'block', textStyle: 'figure', fontVariantNumeric: 'tabular-nums' });
const exampleStyle = css({
  display: 'block',
  width: 'fit',
  marginBlock: '2',
  paddingInline: '2.5',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.onDarkControl',
  borderRadius: 'label',
});
const marginStyle = css({ display: 'block', marginTop: '1.5', textStyle: 'body', fontWeight: 'strong' });
const meanStyle = css({ display: 'block', textStyle: 'xs', color: 'fg.onDarkMuted', textWrap: 'pretty' });
const shelfStyle = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 40px',
  alignItems: 'end',
  gap: '3',
  marginTop: '2',
  textStyle: 'sm',
  '& b': { textAlign: 'end', fontWeight: 'strong' },
});
const drawingStyle = css({ width: 'full', height: 'auto', transform: 'scaleX(var(--dir))' });
const noteStyle = css({ marginTop: '3', textStyle: 'xs', color: 'fg.onDarkMuted' });
const factsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginTop: '6',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
  '& div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: '3.5',
    paddingBottom: '1',
  },
  '& div + div': { borderInlineStartWidth: '1px', borderColor: 'border.onDark', paddingInlineStart: '4' },
  '& dd': { textStyle: 'h3' },
  '& dt': { textStyle: 'xs', color: 'fg.onDarkMuted' },
});
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '3',
  marginTop: '6',
});
const howStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
/** The bar leaves space at its end for the chat's button. */
const barStyle = css({
  display: 'none',
  '@media print': { display: 'none!' },
  '&[data-out-of-sight]': { display: { base: 'flex', lg: 'none' } },
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'sticky',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: 'gutter',
  paddingBlock: '2.5',
  ground: 'void',
  textStyle: 'xs',
  '& b, & span': { display: 'block' },
  '& b': { textStyle: 'body', fontWeight: 'strong' },
});
