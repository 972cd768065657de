import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container, rail } from '#styles/recipes';
import { scriptedStyle, unscriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { TryCopy } from '../copy.en.ts';

interface StartProps {
  copy: TryCopy;
  /** The number of mistakes found by the visitor who shared the shelf. */
  found: number | undefined;
  state: 'ready' | 'starting' | 'failed';
  clocked: boolean;
  onClocked: (clocked: boolean) => void;
  onStart: () => void;
  lesson: ReactElement;
}

/** Explains the audit with two example shelves, and starts it. */
export function Start({ copy, found, state, clocked, onClocked, onStart, lesson }: StartProps) {
  const { format: number } = numberFormat(localeOf(useLanguage()));
  return (
    <>
      <section className={headStyle}>
        <div className={cx(container(), columnsStyle)}>
          <div className={panelStyle}>
            <p className={kickerStyle}>{found === undefined ? copy.today : copy.challenge.kicker}</p>
            <h1 className={titleStyle}>
              {found === undefined ? copy.title : copy.challenge.title(number(found), number(7))}
            </h1>
            <p className={leadStyle}>{copy.lead}</p>
            <div className={cx(actionsStyle, scriptedStyle)}>
              <button
                type="button"
                aria-disabled={state === 'starting' || undefined}
                className={cx(button({ variant: 'label' }), startStyle)}
                onClick={() => state !== 'starting' && onStart()}
              >
                {copy.start}
                <Icon of={ArrowRight} className={arrowStyle} />
              </button>
              <label className={checkStyle}>
                <input type="checkbox" checked={!clocked} onChange={() => onClocked(!clocked)} />
                {copy.withoutClock}
              </label>
            </div>
            <p className={cx(unscriptedStyle, noticeStyle)}>{copy.unscripted}</p>
            <p role="status" className={statusStyle}>
              {state === 'starting' ? copy.starting : state === 'failed' ? copy.failed : ''}
            </p>
          </div>
          <div className={lessonStyle}>{lesson}</div>
        </div>
        <div className={cx(rail(), css({ position: 'relative' }))} />
      </section>
      <section className={numbersStyle}>
        <div className={container()}>
          <dl className={figuresStyle}>
            <Figure value={number(36)} label={copy.numbers.facings} />
            <Figure value={number(7)} label={copy.numbers.mistakes} />
            <Figure value={number(30)} label={copy.numbers.seconds} />
          </dl>
          <p className={noteStyle}>{copy.note}</p>
        </div>
      </section>
    </>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const headStyle = css({ overflowX: 'clip', ground: 'deep' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 520px) minmax(0, 1fr)' },
  columnGap: { lg: '10', xl: '18' },
  alignItems: 'end',
  paddingInline: { base: '0', lg: 'gutter' },
});
/** The panel looks like the empty bay of the shelf wall on the home page. */
const panelStyle = css({
  position: 'relative',
  zIndex: 'raised',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  marginTop: { lg: '14' },
  paddingInline: { base: '5', md: '11.5' },
  paddingTop: { base: '8.5', md: '11.5' },
  paddingBottom: { base: '8', md: '12' },
  background: 'bg.void',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '2.5',
    top: '2.5',
    bottom: '0',
    borderWidth: '2px',
    borderBottomWidth: '0',
    borderStyle: 'dashed',
    borderColor: 'label.solid',
    pointerEvents: 'none',
  },
});
const kickerStyle = css({ textStyle: 'sm', color: 'fg.onDarkMuted' });
const titleStyle = css({ marginTop: '2', textStyle: 'h1' });
const leadStyle = css({ marginTop: '3.5', textStyle: 'lead', color: 'fg.onDarkMuted' });
const actionsStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3',
  width: 'full',
  marginTop: '7',
  '@media print': { display: 'none!' },
});
const startStyle = css({ width: { base: 'full', sm: 'auto' } });
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
const checkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
  cursor: 'pointer',
  '& input': { width: '5', height: '5', accentColor: 'label.solid' },
});
const noticeStyle = css({
  position: 'relative',
  marginTop: '5',
  padding: '4',
  background: 'bg.deep',
  borderRadius: 'control',
});
const statusStyle = css({ minHeight: '6', marginTop: '2', textStyle: 'sm' });
/** The lesson has space for a label above its first shelf. */
const lessonStyle = css({ position: 'relative', minWidth: '0', paddingTop: { base: '6', lg: '10' } });
const numbersStyle = css({ paddingTop: { base: '4', md: '5' }, paddingBottom: '7', background: 'bg.sunken' });
const figuresStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { base: '2', md: '4' },
  '& > div': {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row-reverse' },
    justifyContent: 'flex-end',
    alignItems: { md: 'center' },
    columnGap: '3.5',
    paddingInline: { base: '3', md: '5' },
    paddingBlock: { base: '2.5', md: '3.5' },
    background: 'bg.canvas',
    borderRadius: 'label',
  },
  '& dt': { textStyle: 'sm' },
  '& dd': { textStyle: 'figure', fontSize: { base: '[31px]', md: '[40px]' } },
});
const noteStyle = css({ marginTop: '5', textStyle: 'sm', color: 'fg.muted' });
