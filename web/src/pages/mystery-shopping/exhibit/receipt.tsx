import { Fragment, type KeyboardEvent } from 'react';
import { css, cx } from '#styles/css';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Barcode, ReceiptPaper } from '#web/components/receipt.tsx';
import { signed } from '#web/i18n/signed.ts';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import { Checks, Photo, type ShownStep, Sources } from './evidence.tsx';
import {
  dayPartOf,
  dearestMiss,
  durationOf,
  maxPointsOf,
  pointsOf,
  type Step,
  scoreOf,
  stepNames,
} from './visit.ts';

interface ReceiptProps extends ShownStep {
  /**
   * True if a newly shown receipt is animated: false until the visitor has chosen something, so that the first receipt is not.
   */
  moves: boolean;
  onChoose: (step: Step) => void;
}

/**
 * The receipt of a visit. Each row opens its step: beside the receipt on wide screens, inside it on narrow ones. Without
 * script and on paper all checks are under their rows.
 */
export function Receipt({ moves, onChoose, ...shown }: ReceiptProps) {
  const { copy, format, store, step } = shown;
  const miss = dearestMiss(store);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey(event, {
      current: stepNames.indexOf(step),
      count: stepNames.length,
      orientation: 'vertical',
    });
    if (next === undefined) return;
    onChoose(stepNames[next] ?? step);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  return (
    <ReceiptPaper
      id="visit-receipt"
      role="tabpanel"
      aria-labelledby={`visit-${store.no}`}
      key={store.no}
      data-moves={moves || undefined}
      className={paperStyle}
    >
      <p className={headStyle}>
        <b>{copy.receipt.title}</b>
        <bdi dir="ltr">MS-{store.no}-2</bdi>
      </p>
      <h3 className={scenarioStyle}>{copy.receipt.scenario}</h3>
      <p className={placeStyle}>
        {copy.receipt.at(copy.places[store.place], format.storeNumber(store.no))}
        <br />
        {copy.receipt.date}
        {copy.comma} {copy.dayParts[dayPartOf(store)]}
      </p>
      <table aria-label={copy.receipt.title} className={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.columns.step}</th>
            <th scope="col">{copy.columns.minutes}</th>
            <th scope="col">{copy.columns.points}</th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {stepNames.map((name, i) => {
            const [points, max] = [pointsOf(store, name), maxPointsOf(name)];
            const [length, sum] = [format.length(store.seconds[name]), format.points(points, max)];
            const number = format.number(i + 1);
            const on = name === step;
            return (
              <Fragment key={name}>
                <tr data-on={on || undefined} data-cut={points < max || undefined} className={rowStyle}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-current={on || undefined}
                      aria-controls="visit-evidence"
                      aria-label={copy.row(number, copy.steps[name], length, sum, max)}
                      tabIndex={on ? 0 : -1}
                      className={rowButtonStyle}
                      onClick={() => onChoose(name)}
                    >
                      <span className={numberStyle}>{number}</span>
                      {copy.steps[name]}
                    </button>
                  </th>
                  <td>{length}</td>
                  <td>{sum}</td>
                </tr>
                <tr data-open={on || undefined} className={openedStyle}>
                  <td colSpan={3}>
                    <div data-pictured={on || undefined} className={evidenceStyle}>
                      {on && (
                        <div className={scriptedStyle}>
                          <Photo {...shown} />
                        </div>
                      )}
                      <Checks {...shown} step={name} />
                      {on && (
                        <div className={cx(sourcesStyle, scriptedStyle)}>
                          <Sources {...shown} />
                        </div>
                      )}
                    </div>
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <dl className={sumStyle}>
        <dt>{copy.inShop}</dt>
        <dd>
          <b>{format.length(durationOf(store))}</b>
        </dd>
        <dt>{copy.score}</dt>
        <dd>
          <span className={scoreStyle}>{format.number(scoreOf(store))}</span>{' '}
          {copy.ofHundred(format.number(100))}
        </dd>
      </dl>
      <p className={firstStyle}>
        <b className={tagStyle}>{copy.doFirst}</b>
        {miss ? copy.checks[miss[0]].todo : copy.nothingMissed}
        {miss && <span className={gainStyle}>{signed(miss[1], format.number(miss[1]))}</span>}
      </p>
      <Barcode className={cx(barcodeStyle, scriptedStyle)} />
    </ReceiptPaper>
  );
}

const paperStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: { base: 'stretch', lg: 'start' },
  marginBottom: { base: '8', lg: '10' },
  paddingTop: { base: '8.5', md: '10' },
  paddingBottom: '8',
  paddingInline: { base: '5', md: '8' },
  '&[data-moves]': { animation: 'paper 260ms token(easings.standard)' },
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'sm',
  color: 'fg.muted',
  '& b': { fontWeight: 'strong', color: 'fg.default' },
});
const scenarioStyle = css({ marginTop: '2.5', textStyle: 'h3' });
const placeStyle = css({ marginTop: '1.5', textStyle: 'sm', color: 'fg.muted' });
const tableStyle = css({
  width: '[calc(100% + 24px)]',
  marginTop: '5',
  marginInline: '-3',
  borderCollapse: 'collapse',
  textStyle: { base: 'sm', md: 'body' },
  '& th': { fontWeight: 'strong', textAlign: 'start' },
  '& thead th': { paddingInline: '3', paddingBottom: '1.5', textStyle: 'xs', color: 'fg.muted' },
  '& th + th, & tr > th + td, & td + td': { textAlign: 'end', whiteSpace: 'nowrap' },
});
const rowStyle = css({
  position: 'relative',
  '& > *': {
    paddingInline: { base: '2', md: '3' },
    borderTopWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'steel.dark',
  },
  '&[data-cut] > td:last-child': { fontWeight: 'strong', color: 'danger.fg' },
  '&[data-on] > *': { background: 'label.solid', borderColor: 'transparent' },
  '&[data-on] > td:last-child': { color: 'fg.default' },
  '&:hover:not([data-on]) > *': { background: 'label.subtle' },
});
/** The button covers its row, so that the whole row can be pressed. */
const rowButtonStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'tap',
  fontWeight: 'strong',
  textAlign: 'start',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const numberStyle = css({ color: 'fg.muted', fontWeight: 'normal', '[data-on] &': { color: 'fg.default' } });
const openedStyle = css({
  display: 'none',
  '&[data-open]': { display: { base: 'table-row', lg: 'none' } },
  '@media print, (scripting: none)': { display: 'table-row!' },
  '& > td': {
    paddingInline: '3',
    paddingTop: '3',
    paddingBottom: '4',
    whiteSpace: 'normal',
    textAlign: 'start',
  },
  '&[data-open] > td': { background: 'label.subtle' },
});
/** The checks beside the photo where both have space, below it on phones. */
const evidenceStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '6',
  rowGap: '3',
  '@media screen and (min-width: 640px) and (scripting: enabled)': {
    '&[data-pictured]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const sourcesStyle = css({ gridColumn: '1 / -1' });
const sumStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  marginTop: '1',
  paddingTop: '3.5',
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
  '& dd': { textAlign: 'end', color: 'fg.muted' },
  '& b': { fontWeight: 'strong', color: 'fg.default' },
});
const scoreStyle = css({ textStyle: 'figure', fontSize: '[64px]', color: 'fg.default' });
const firstStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  marginTop: '3',
  paddingTop: '3',
  borderTopWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'steel.dark',
  '& b': { fontWeight: 'strong', whiteSpace: 'nowrap' },
});
const tagStyle = css({ background: 'label.solid', borderRadius: 'label', paddingInline: '2' });
const gainStyle = css({ marginInlineStart: 'auto', fontWeight: 'strong' });
const barcodeStyle = css({ marginTop: 'auto', paddingTop: '4' });
