import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, startTransition, useState } from 'react';
import { directionOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import type { PriceCopy } from './copy.en.ts';
import { type PriceFormat, priceFormat } from './price-format.ts';
import { Reading } from './reading.tsx';
import { findingOf, firstLabel, labels, type ShelfLabel } from './shelf.ts';
import { PhotoFindings, ShelfPicture } from './shelf-picture.tsx';

/** An audit photo whose price labels are read and compared with a list, one at a time. */
export function PriceExhibit({ copy }: { copy: PriceCopy }) {
  const language = useLanguage();
  const format = priceFormat(language, copy);
  const [label, setLabel] = useState(firstLabel);
  const [touched, setTouched] = useState(false);
  const choose = (index: number) => {
    startTransition(() => {
      setTouched(true);
      setLabel(labels.at(index % labels.length) ?? firstLabel);
    });
  };
  const current = labels.indexOf(label);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey(event, {
      current,
      count: labels.length,
      direction: directionOf(language),
      orientation: { columns: 2 },
    });
    if (next === undefined) return;
    choose(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  const { finding, percent } = findingOf(label);
  const spoken = ({ price }: ShelfLabel) =>
    price === undefined ? undefined : copy.spoken(price, format.number(price));
  const told = copy.told(
    copy.products[label.pack].name,
    spoken(label) ?? '',
    finding,
    copy.percent(format.number(Math.abs(percent))),
  );
  return (
    <ExhibitBand copy={{ title: copy.title, lead: copy.lead, example: copy.example }} stands>
      <div className={columnsStyle}>
        <figure aria-label={copy.photo} className={figureStyle}>
          <PhotoFindings copy={copy} />
          <div role="tablist" aria-label={copy.labels} className={pictureStyle} onKeyDown={onKeyDown}>
            <ShelfPicture
              copy={copy}
              chosen={label}
              labelOf={(one) => (
                <button
                  type="button"
                  role="tab"
                  id={`price-${one.pack}`}
                  aria-controls="price-reading"
                  aria-selected={one === label}
                  aria-label={copy.tab(copy.products[one.pack].name, spoken(one))}
                  tabIndex={one === label ? 0 : -1}
                  className={labelStyle}
                  onClick={() => choose(labels.indexOf(one))}
                >
                  <span data-absent={one.price === undefined || undefined} className={paperStyle}>
                    {one.price !== undefined && format.number(one.price)}
                    {one.price !== undefined && <MiniBarcode />}
                  </span>
                </button>
              )}
            />
          </div>
          <dl className={recordStyle}>
            {copy.record.map(({ name, value }) => (
              <div key={name} className={recordFieldStyle}>
                <dt className={css({ color: 'fg.muted' })}>{name}</dt>
                <dd className={css({ fontWeight: 'strong' })}>{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
        <div className={chainStyle}>
          <div
            role="tabpanel"
            id="price-reading"
            aria-labelledby={`price-${label.pack}`}
            className={css({ display: 'contents' })}
          >
            <Reading copy={copy} format={format} label={label} moves={touched} />
          </div>
          <div className={pickStyle}>
            <button
              type="button"
              aria-label={copy.previous}
              className={cx(arrowStyle, scriptedStyle)}
              onClick={() => choose(current - 1)}
            >
              <Icon of={ChevronLeft} className={turnedStyle} />
            </button>
            <span className={cx(placeStyle, scriptedStyle)}>
              {copy.place(format.number(current + 1), format.number(labels.length))}
            </span>
            <button
              type="button"
              aria-label={copy.next}
              className={cx(arrowStyle, scriptedStyle)}
              onClick={() => choose(current + 1)}
            >
              <Icon of={ChevronRight} className={turnedStyle} />
            </button>
          </div>
        </div>
      </div>
      <p role="status" className={css({ srOnly: true })}>
        {touched && told}
      </p>
      <AllLabels copy={copy} format={format} />
    </ExhibitBand>
  );
}

/** All labels at once: where they cannot be chosen, on paper and without script. */
function AllLabels({ copy, format }: { copy: PriceCopy; format: PriceFormat }) {
  return (
    <table className={tableStyle}>
      <caption>{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.read.product}</th>
          <th scope="col">{copy.label}</th>
          <th scope="col">{copy.list}</th>
          <th scope="col">{copy.steps.finding}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => {
          const { finding, percent } = findingOf(label);
          const { name, size } = copy.products[label.pack];
          return (
            <tr key={label.code}>
              <th scope="row">
                {name} {size}
              </th>
              <td>{label.price === undefined ? '–' : format.number(label.price)}</td>
              <td>{format.number(label.list)}</td>
              <td>
                {percent !== 0 && `${format.percent(percent)} `}
                {copy.findings[finding]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The positions and widths of a barcode's bars. */
const bars = [
  [0, 1.6],
  [3, 1],
  [5, 2],
  [8, 1],
  [11, 1.2],
  [13, 2],
] as const;

function MiniBarcode() {
  return (
    <svg aria-hidden="true" viewBox="0 0 15 15" width="15" height="15" className={miniBarcodeStyle}>
      <path d={bars.map(([x, width]) => `M${x} 0h${width}v15h-${width}z`).join('')} />
    </svg>
  );
}

/**
 * The gap is a percentage of the width, as the lines from the picture are, so that the lines end where the second
 * column begins.
 */
const columnsStyle = css({
  marginTop: '5',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '46.8% minmax(0, 1fr)' },
  columnGap: { lg: '[2.9%]' },
  gridTemplateRows: { lg: 'auto 1fr', xl: 'auto' },
  rowGap: { lg: '6', xl: '0' },
});
const figureStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gridRow: { lg: '1 / span 2', xl: 'auto' },
  marginInline: { base: '[calc(-1 * token(spacing.gutter))]', md: '0', _print: '0' },
});
const pictureStyle = css({ position: 'relative', isolation: 'isolate', containerType: 'inline-size' });
/** The label takes presses on a larger area than it shows, since a finger needs more space than the rail has. */
const labelStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  height: 'full',
  minWidth: { base: 'tap', sm: '[58px]' },
  width: { lg: '[15cqw]' },
  paddingBlock: '[3px]',
  pointerEvents: 'auto',
  borderRadius: 'label',
  _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-12px]' },
});
const paperStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.5',
  width: 'full',
  paddingInline: { base: '1.5', xl: '2' },
  fontSize: { base: '13px', lg: '[14px]', xl: '[15.5px]' },
  lineHeight: '[1]',
  fontWeight: 'strong',
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'label',
  '[aria-selected=true] > &': { outline: '3.5px solid token(colors.label.solid)', outlineOffset: '1px' },
  '&[data-absent]': {
    background: 'transparent',
    borderWidth: '1.6px',
    borderStyle: 'dashed',
    borderColor: 'fg.muted',
  },
});
const miniBarcodeStyle = css({ display: { base: 'none', xl: 'block' }, fill: 'fg.default' });
const recordStyle = css({
  flexGrow: { lg: '1' },
  display: 'grid',
  gridTemplateColumns: {
    base: '1fr 1fr',
    md: '1.12fr 1.12fr 1fr .8fr',
    lg: '1fr 1fr',
    xl: '1.12fr 1.12fr 1fr .8fr',
  },
  gap: '2',
  padding: '2',
  background: 'bg.sunken',
  color: 'fg.default',
});
const recordFieldStyle = css({
  paddingInline: '2.5',
  paddingBlock: '2',
  background: 'bg.canvas',
  textStyle: 'xs',
});
/** At `lg` there is space for two steps beside the photo; the other two are in a row below it. */
const chainStyle = css({
  display: { base: 'grid', lg: 'contents', xl: 'grid' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '300fr 296fr' },
  alignContent: 'start',
  columnGap: '7',
  rowGap: { base: '6', xl: '6.5' },
  paddingTop: { base: '6.5', lg: '0' },
});
const pickStyle = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '3',
  minHeight: 'tap',
  paddingBottom: { base: '6', lg: '5' },
  textStyle: 'sm',
});
const placeStyle = css({ '@media print': { display: 'none' } });
const arrowStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderWidth: '1.5px',
  borderColor: 'border.onDarkControl',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.onDark' },
  '@media print': { display: 'none' },
});
const turnedStyle = css({ transform: 'scaleX(var(--dir))' });
const tableStyle = css({
  srOnly: true,
  '@media print, (scripting: none)': {
    position: 'static',
    width: 'full',
    height: 'auto',
    margin: '0',
    marginBlock: '6',
    overflow: 'visible',
    clip: 'auto',
    whiteSpace: 'normal',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& caption': { textStyle: 'h4', textAlign: 'start', marginBottom: '2' },
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '3',
      textAlign: 'start',
      borderTopWidth: '1px',
      borderColor: 'border.onDark',
    },
  },
});
