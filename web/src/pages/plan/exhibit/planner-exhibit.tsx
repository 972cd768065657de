import { Minus, Plus } from 'lucide-react';
import {
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localeOf } from '#shared/language.ts';
import {
  choiceOf,
  countIn,
  emptyPlan,
  examplePlan,
  maxOutlets,
  maxProducts,
  outletTypes,
  type Plan,
  planFromQuery,
  planToQuery,
  precisions,
  waveCounts,
} from '#shared/plan/plan.ts';
import { scope } from '#shared/plan/scope.ts';
import { css } from '#styles/css';
import { button, container, rail } from '#styles/recipes';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useFieldTimes } from '#web/features/content/use-field-times.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import type { texts as english, PlannerCopy } from './copy.en.ts';
import { outletDrawings, outletSize } from './drawings.ts';
import { Formula, SampleTable } from './formula.tsx';
import { ProvinceChoice } from './province-choice.tsx';
import { Result } from './result.tsx';

interface PlannerProps {
  copy: PlannerCopy;
  texts: typeof english;
}

/**
 * The planner of an audit: where, which outlets, how many products, how often and how precise. The plan is in the
 * address. Until a province is chosen it shows an example with the other choices. Without script it shows the
 * calculation of the example, and sample sizes by precision and market.
 */
export function Planner({ copy, texts }: PlannerProps) {
  const number = useNumber();
  const times = useFieldTimes(texts);
  const { plan, form, change } = useAddressPlan();
  // A choice is painted before its result is calculated and laid out.
  const calculated = useDeferredValue(plan);
  const visitsFor = (precision: Plan['precision']) => {
    const { visits } = scope(choiceOf({ ...plan, precision }), times);
    return copy.precision.visits(visits, number(visits));
  };
  return (
    <>
      <div className={container()}>
        <div className={unscriptedStyle}>
          <p className={noticeStyle}>{copy.unscripted.text}</p>
          <SampleTable
            copy={copy.unscripted}
            number={number}
            visits={(population, precision) =>
              number(scope(choiceOf({ ...examplePlan, population, precision }), times).visits)
            }
          />
          <p className={css({ marginBlock: '6' })}>
            <PageLink to={contactPath('quote')} className={button()}>
              {copy.unscripted.quote}
            </PageLink>
          </p>
        </div>
        <div className={columnsStyle}>
          <form
            ref={form}
            id="plan"
            aria-label={copy.name}
            onSubmit={(event) => event.preventDefault()}
            className={scriptedStyle}
          >
            <div className={stepStyle}>
              <ProvinceChoice
                copy={copy.where}
                chosen={plan.provinces}
                number={number}
                onChoose={(provinces) => change({ provinces })}
              />
            </div>
            <Outlets copy={copy.outlets} plan={plan} number={number} onChange={change} />
            <Often copy={copy.often} plan={plan} number={number} onChange={change} />
            <Precision
              copy={copy.precision}
              plan={plan}
              number={number}
              visits={visitsFor}
              onChange={change}
            />
          </form>
          <PlanResult copy={copy} texts={texts} plan={calculated} />
        </div>
      </div>
      <PlanFormula copy={copy} texts={texts} plan={calculated} />
    </>
  );
}

/** Returns a function that writes a number in the language of the page. */
function useNumber(): (value: number) => string {
  const language = useLanguage();
  return numberFormat(localeOf(language), { maximumFractionDigits: 2 }).format;
}

/**
 * Returns the plan to show, and its size. As long as no province is chosen, the plan has the provinces of the example with the
 * other choices, and `example` is the sentence that says that it is an example.
 */
function useScope({ copy, texts, plan }: PlannerProps & { plan: Plan }) {
  const number = useNumber();
  const times = useFieldTimes(texts);
  const population = plan.population ?? examplePlan.population;
  const example = plan.provinces.length === 0 ? copy.example(population, number(population)) : undefined;
  const shown: Plan = example ? { ...plan, provinces: examplePlan.provinces, population } : plan;
  return { plan: shown, scope: scope(choiceOf(shown), times), example, number };
}

const PlanResult = memo(function PlanResult(props: PlannerProps & { plan: Plan }) {
  return <Result copy={props.copy} {...useScope(props)} />;
});

const PlanFormula = memo(function PlanFormula(props: PlannerProps & { plan: Plan }) {
  const { texts } = props;
  const written = {
    plan_travel_minutes: useContent(texts, 'plan_travel_minutes'),
    plan_store_minutes: useContent(texts, 'plan_store_minutes'),
    plan_product_minutes: useContent(texts, 'plan_product_minutes'),
    plan_day_minutes: useContent(texts, 'plan_day_minutes'),
    plan_most_days: useContent(texts, 'plan_most_days'),
  };
  return <Formula copy={props.copy.formula} written={written} {...useScope(props)} />;
});

interface StepProps<Copy> {
  copy: Copy;
  plan: Plan;
  number: (value: number) => string;
  onChange: (changed: Partial<Plan>) => void;
}

/** One question of the planner. */
function Step({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className={stepStyle}>
      <legend className={titleStyle}>{title}</legend>
      {note && <p className={mutedStyle}>{note}</p>}
      <div className={contentStyle}>{children}</div>
    </fieldset>
  );
}

function Outlets({ copy, plan, number, onChange }: StepProps<PlannerCopy['outlets']>) {
  const id = useId();
  const chosen = plan.outlets;
  const { typed, setTyped, wrong } = useTypedNumber(plan.population, maxOutlets, number, true);
  return (
    <Step
      title={copy.title}
      note={chosen.length > 0 ? `${copy.chosen(number(chosen.length))}. ${copy.note}` : undefined}
    >
      <div className={outletsStyle}>
        {outletTypes.map((type) => (
          <label key={type} className={outletStyle}>
            <Drawing {...outletSize} shapes={outletDrawings[type]} className={outletDrawingStyle} />
            <input
              type="checkbox"
              name="outlets"
              value={type}
              checked={chosen.includes(type)}
              onChange={() =>
                onChange({
                  outlets: outletTypes.filter((one) => chosen.includes(one) !== (one === type)),
                })
              }
              className={checkStyle}
            />
            <span className={outletNameStyle}>{copy.names[type]}</span>
          </label>
        ))}
      </div>
      <Field
        id={id}
        label={copy.population}
        optional={copy.optional}
        hint={copy.hint}
        error={wrong ? copy.wrong : undefined}
        className={populationStyle}
      >
        {(control) => (
          <input
            {...control}
            name="stores"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              onChange({ population: countIn(value, maxOutlets) });
            }}
          />
        )}
      </Field>
    </Step>
  );
}

function Often({ copy, plan, number, onChange }: StepProps<PlannerCopy['often']>) {
  const id = useId();
  const { typed, setTyped, wrong } = useTypedNumber(plan.products, maxProducts, number, false);
  const by = (more: number) => {
    const products = Math.min(maxProducts, Math.max(1, plan.products + more));
    setTyped(undefined);
    onChange({ products });
  };
  return (
    <Step title={copy.title}>
      <div className={twoStyle}>
        <Field id={id} label={copy.products} error={wrong ? copy.wrong : undefined}>
          {(control) => (
            <span className={stepperStyle}>
              <button type="button" aria-label={copy.fewer} onClick={() => by(-1)}>
                <Icon of={Minus} size={18} />
              </button>
              <input
                {...control}
                name="products"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={({ target: { value } }) => {
                  setTyped(value);
                  const products = countIn(value, maxProducts);
                  if (products) onChange({ products });
                }}
              />
              <button type="button" aria-label={copy.more} onClick={() => by(1)}>
                <Icon of={Plus} size={18} />
              </button>
            </span>
          )}
        </Field>
        <div role="radiogroup" aria-labelledby={`${id}-waves`}>
          <p id={`${id}-waves`} className={labelStyle}>
            {copy.waves}
          </p>
          <div className={wavesStyle}>
            {waveCounts.map((waves) => (
              <label key={waves} className={waveStyle}>
                <input
                  type="radio"
                  name="waves"
                  value={waves}
                  checked={plan.waves === waves}
                  onChange={() => onChange({ waves })}
                  className={waveInputStyle}
                />
                {copy.names[waves]}
              </label>
            ))}
          </div>
        </div>
      </div>
    </Step>
  );
}

function Precision({
  copy,
  plan,
  number,
  visits,
  onChange,
}: StepProps<PlannerCopy['precision']> & { visits: (precision: Plan['precision']) => string }) {
  return (
    <Step title={copy.title} note={copy.note}>
      <div className={rail()} />
      <div className={precisionsStyle}>
        {precisions.map((precision) => (
          <label key={precision} className={precisionStyle}>
            <input
              type="radio"
              name="precision"
              value={precision}
              checked={plan.precision === precision}
              onChange={() => onChange({ precision })}
              className={radioStyle}
            />
            <span className={css({ textStyle: 'h3' })}>
              ±{number(precision)}
              {plan.provinces.length > 0 && <span className={css({ srOnly: true })}> {copy.points}: </span>}
            </span>
            <span className={mutedPrecisionStyle}>
              {plan.provinces.length > 0 ? visits(precision) : copy.points}
            </span>
          </label>
        ))}
      </div>
    </Step>
  );
}

/** Returns the text of a number field: the number of the plan until something else is typed. */
function useTypedNumber(
  value: number | undefined,
  max: number,
  number: (value: number) => string,
  optional: boolean,
) {
  const [typed, setTyped] = useState<string>();
  const count = countIn(typed ?? '', max);
  const isOwn = typed !== undefined && (count === undefined || count === value);
  const isEmpty = typed?.trim() === '';
  return {
    typed: isOwn ? typed : value === undefined ? '' : number(value),
    setTyped,
    wrong: isOwn && count === undefined && !(optional && isEmpty),
  };
}

/**
 * Returns the plan in the address, so that it can be shared and survives a reload. Until hydration it is empty, as in
 * the prerendered document; choices made before hydration are taken over. A choice is shown at once, since the router
 * renders a new address in a transition, during which a field would lose typed text.
 */
function useAddressPlan() {
  const known = useHydrated();
  const { search } = useLocation();
  const [shown, setShown] = useState({ search, query: search });
  if (shown.search !== search) setShown({ search, query: search });
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const tell = useToldChanges();
  const write = (changed: Partial<Plan>) => {
    const query = planToQuery({ ...planFromQuery(window.location.search), ...changed });
    navigate({ search: query }, { replace: true, preventScrollReset: true });
    setShown({ search, query });
  };
  const change = (changed: Partial<Plan>) => {
    write(changed);
    tell(changed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the first rendering.
  useLayoutEffect(() => {
    if (known || !form.current) return;
    const chosen = planFromQuery(queryOf(form.current));
    if (planToQuery(chosen) !== planToQuery(emptyPlan)) write(chosen);
  }, []);
  const plan = useMemo(() => (known ? planFromQuery(shown.query) : emptyPlan), [known, shown.query]);
  return { plan, form, change };
}

/** The pause after which changes are reported, in milliseconds. */
const quiet = 2000;

/** Returns a function that reports changed fields of a plan, each once for several changes in a row. */
function useToldChanges(): (changed: Partial<Plan>) => void {
  const fields = useRef(new Set<keyof Plan>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = () => {
    clearTimeout(timer.current);
    for (const field of fields.current) recordToolEvent('plan_change', { field });
    fields.current.clear();
  };
  const tellNow = useRef(tell);
  useEffect(() => tellNow.current, []);
  return (changed) => {
    for (const field of Object.keys(changed)) fields.current.add(field as keyof Plan);
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, quiet);
  };
}

function queryOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const query = new URLSearchParams();
  for (const name of new Set(data.keys())) query.set(name, data.getAll(name).join('.'));
  return query.toString();
}

/** A copy of the shared style in this file, because the rules of the exhibit's own stylesheet have precedence. */
const unscriptedStyle = css({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  paddingBottom: '9',
});
const noticeStyle = css({ padding: '4', background: 'bg.shelf', borderRadius: 'control' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) minmax(340px, 400px)',
    xl: 'minmax(0, 1fr) 472px',
  },
  columnGap: { lg: '9', xl: '18' },
  paddingBottom: { base: '0', lg: '21' },
});
const stepStyle = css({
  minWidth: '0',
  paddingTop: '5',
  paddingBottom: { base: '9', lg: '11.5' },
  borderTopWidth: '3px',
  borderColor: 'fg.default',
});
const titleStyle = css({ float: 'inline-start', marginInlineEnd: '4', textStyle: 'h4' });
const mutedStyle = css({ paddingTop: '0.75', textStyle: 'sm', textAlign: 'end', color: 'fg.muted' });
const contentStyle = css({ clear: 'both', paddingTop: '4' });
const outletsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  gap: '3',
});
const outletStyle = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  cursor: 'pointer',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.default' },
  '&:has(:checked)': { borderColor: 'fg.default', boxShadow: '[inset 0 0 0 1px {colors.fg.default}]' },
  '&:has(:checked) > svg': { background: 'label.subtle' },
  '&:has(:focus-visible)': { outline: '[3px solid {colors.brand.focusRing}]', outlineOffset: '2px' },
});
const outletDrawingStyle = css({
  width: 'full',
  height: 'auto',
  // Below the checkbox, which otherwise covers a part of the drawing.
  paddingTop: '8',
  paddingInline: '2',
  background: 'brand.subtle',
  borderBottomWidth: '6px',
  borderColor: 'border.subtle',
});
const outletNameStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  paddingInline: '2.5',
  paddingBlock: '2',
  textStyle: 'sm',
  fontWeight: 'strong',
});
const populationStyle = css({ maxWidth: 'search', marginTop: '5' });
const checkStyle = css({
  position: 'absolute',
  top: '2',
  insetInlineEnd: '2',
  width: '5',
  height: '5',
  accentColor: 'brand.solid',
  cursor: 'pointer',
  outline: 'none',
});
const twoStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '210px minmax(0, 1fr)' },
  columnGap: '9',
  rowGap: '5',
});
const stepperStyle = css({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 52px',
  maxWidth: '[210px]',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 'tap',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    _hover: { background: 'bg.shelf' },
  },
  '& button:first-child': { borderStartRadius: 'control', borderInlineEndWidth: '0' },
  '& button:last-child': { borderEndRadius: 'control', borderInlineStartWidth: '0' },
  '& input': { borderRadius: '[0px]', textAlign: 'center', fontWeight: 'strong', textStyle: 'h4' },
});
const labelStyle = css({ marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
const wavesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const waveStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '3.5',
  textStyle: 'sm',
  fontWeight: 'strong',
  cursor: 'pointer',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.default' },
  '&:has(:checked)': {
    background: 'label.subtle',
    borderColor: 'fg.default',
    boxShadow: '[inset 0 0 0 1px {colors.fg.default}]',
  },
  '&:has(:focus-visible)': { outline: '[3px solid {colors.brand.focusRing}]', outlineOffset: '2px' },
});
/** As large as its label, so that the whole label scrolls into view with the focus. */
const waveInputStyle = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' });
const precisionsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { base: '2', md: '3.5' },
});
const precisionStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: '3',
  paddingInline: { base: '2.5', md: '4' },
  paddingBlock: '3',
  cursor: 'pointer',
  borderWidth: '1.5px',
  borderTopWidth: '0',
  borderColor: 'border.control',
  borderBottomRadius: 'label',
  '&:has(:checked)': { background: 'label.solid', borderColor: 'label.emphasized' },
  '&:has(:focus-visible)': { outline: '[3px solid {colors.brand.focusRing}]', outlineOffset: '2px' },
});
const radioStyle = css({ width: '5', height: '5', accentColor: 'fg.default', outline: 'none' });
const mutedPrecisionStyle = css({ gridColumn: { md: '1 / -1' }, textStyle: 'sm' });
