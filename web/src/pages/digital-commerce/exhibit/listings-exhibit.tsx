import { Check as CheckMark, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { directionOf, localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import type { ListingsCopy } from './copy.en.ts';
import { type Drawn, pictureOf, resultsOf, stockOf } from './drawings.ts';
import { type Check, checkNames, faults, listings, listPrice, rightIn, rows, shopNames } from './listings.ts';

/** The fault that is explained first: a price above the list. */
const firstTold = 3;

/**
 * One product in three online shops: twelve checks in a table, of which seven are faults. One of the faults is explained
 * below the table; without script and on paper all are.
 */
export function ListingsExhibit({ copy }: { copy: ListingsCopy }) {
  const language = useLanguage();
  const locale = localeOf(language);
  const direction = directionOf(language);
  const number = numberFormat(locale);
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  const write = useCallback((value: number) => number.format(value), [number]);
  const clock = (minute: number) => `${two.format(Math.floor(minute / 60))}:${two.format(minute % 60)}`;
  const [told, setTold] = useState(firstTold);
  const go = (step: number) => setTold(((told - 1 + step + faults.length) % faults.length) + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    // Every arrow key follows the numbers, since the faults of different rows are not below each other.
    const group = { current: told - 1, count: faults.length, direction, orientation: { columns: 1 } };
    const next = indexByKey(event, group);
    if (next === undefined) return;
    setTold(next + 1);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const about = (check: Check) => {
    const { what, next } = copy.about(check, copy.shops[check.shop], write);
    return { what, seen: copy.seen(clock(listings[check.shop].seen), next) };
  };
  const [before, price, after] = copy.product(write(listPrice));
  const current = faults[told - 1] ?? faults[0];
  const shown = current && about(current);
  return (
    <ExhibitBand copy={{ title: copy.title, example: copy.example }}>
      <p className={productStyle}>
        {before}
        <b>{price}</b>
        {after}
      </p>
      <table aria-label={copy.table} className={tableStyle} onKeyDown={onKeyDown}>
        <thead>
          <tr className={rowStyle}>
            <td className={cornerStyle} />
            {shopNames.map((shop) => (
              <th key={shop} scope="col" className={shopStyle}>
                {copy.shops[shop]} <span>{copy.right(rightIn(shop), checkNames.length, write)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, checks]) => (
            <tr key={name} data-row={name} className={cx(rowStyle, shelfStyle)}>
              <th scope="row" className={nameStyle}>
                {copy.checks[name]}
              </th>
              {checks.map((check) => {
                const { shop, fault } = check;
                const found = copy.found(check, write);
                return (
                  <td
                    key={shop}
                    data-fault={fault !== undefined || undefined}
                    data-told={fault === told || undefined}
                    className={cellStyle}
                  >
                    <span className={itemStyle}>
                      <Item check={check} write={write} rtl={direction === 'rtl'} />
                    </span>
                    {fault ? (
                      <button
                        type="button"
                        aria-current={fault === told || undefined}
                        aria-label={copy.fault(write(fault), found)}
                        tabIndex={fault === told ? 0 : -1}
                        className={cx(foundStyle, buttonStyle)}
                        onClick={() => setTold(fault)}
                      >
                        <span className={discStyle}>{write(fault)}</span>
                        {found}
                      </button>
                    ) : (
                      <span className={foundStyle}>
                        <Icon of={CheckMark} size={18} className={tickStyle} />
                        {found}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={lineStyle}>
        <button
          type="button"
          aria-label={copy.previous}
          className={cx(
            button({ variant: 'outlineDark', size: 'icon' }),
            stepStyle,
            onScreenStyle,
            scriptedStyle,
          )}
          onClick={() => go(-1)}
        >
          <Icon of={ChevronLeft} />
        </button>
        <div className={toldStyle}>
          <div aria-live="polite" aria-atomic="true" className={cx(onScreenStyle, scriptedStyle)}>
            <p className={whatStyle}>
              {copy.number(write(told), write(faults.length))}
              {shown?.what}
            </p>
            <p>{shown?.seen}</p>
          </div>
          <ol aria-label={copy.faults} className={faultsStyle}>
            {faults.map((check) => {
              const { what, seen } = about(check);
              return (
                <li key={check.fault}>
                  <p className={whatStyle}>
                    {copy.number(write(check.fault), write(faults.length))}
                    {what}
                  </p>
                  <p>{seen}</p>
                </li>
              );
            })}
          </ol>
        </div>
        <button
          type="button"
          aria-label={copy.next}
          className={cx(
            button({ variant: 'outlineDark', size: 'icon' }),
            stepStyle,
            onScreenStyle,
            scriptedStyle,
          )}
          onClick={() => go(1)}
        >
          <Icon of={ChevronRight} />
        </button>
      </div>
    </ExhibitBand>
  );
}

interface ItemProps {
  check: Check;
  write: (value: number) => string;
  rtl: boolean;
}

/** The subject of a check, as an object on the shelf. Choosing a fault does not draw it again. */
const Item = memo(function Item({ check, write, rtl }: ItemProps) {
  switch (check.check) {
    case 'price':
      return <span className={priceStyle}>{write(check.price)}</span>;
    case 'picture':
      return <ItemDrawing of={pictureOf(check.picture)} />;
    case 'stock':
      return <ItemDrawing of={stockOf(check.inStock)} />;
    case 'search':
      return <ItemDrawing of={resultsOf(check.place, rtl)} />;
  }
});

function ItemDrawing({ of: { width, height, shapes } }: { of: Drawn }) {
  return <Drawing width={width} height={height} shapes={shapes} className={drawingStyle} />;
}

const productStyle = css({
  marginTop: '1',
  color: 'fg.onDarkMuted',
  '& b': { fontWeight: 'strong', color: 'fg.onDark' },
});
const tableStyle = css({
  display: 'block',
  marginTop: '5',
  textAlign: 'start',
  '& thead, & tbody': { display: 'block' },
});
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(3, minmax(0, 1fr))',
    md: '104px repeat(3, minmax(0, 1fr))',
    xl: '190px repeat(3, minmax(0, 1fr))',
  },
  columnGap: { base: '3', md: '4', xl: '7' },
});
/** A row of checks is on a rail over the full width of the window. */
const shelfStyle = css({
  position: 'relative',
  marginBottom: { base: '2.5', md: '3' },
  _after: {
    content: '""',
    position: 'absolute',
    bottom: { base: '-2.5', md: '-3' },
    insetInline: '[-50vw]',
    height: { base: '2.5', md: '3' },
    backgroundImage: 'rail',
  },
});
const cornerStyle = css({ display: { base: 'none', md: 'block' } });
const shopStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { base: 'start', lg: 'center' },
  justifyContent: 'space-between',
  columnGap: '2',
  paddingInline: { base: '2', md: '4' },
  paddingBlock: { base: '1.5', md: '2' },
  fontWeight: 'strong',
  textAlign: 'start',
  ground: 'canvas',
  borderRadius: 'label',
  '& span': { textStyle: 'xs', color: 'fg.muted' },
});
const nameStyle = css({
  gridColumn: { base: '1 / -1', md: 'auto' },
  alignSelf: 'end',
  paddingTop: { base: '4', md: '0' },
  paddingBottom: { md: '3.5' },
  fontWeight: 'strong',
  textAlign: 'start',
});
const cellStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column-reverse', lg: 'row' },
  alignItems: { base: 'start', lg: 'end' },
  justifyContent: 'flex-start',
  columnGap: '3.5',
  rowGap: '1.5',
  minHeight: { lg: '[75px]' },
  paddingTop: '2.5',
  '[data-row=picture] > &': { minHeight: { lg: '[122px]' } },
  '[data-row=price] > &': { minHeight: { lg: '25' } },
  _before: {
    content: '""',
    position: 'absolute',
    top: { base: '1', md: '2' },
    insetInline: { base: '-1.5', lg: '0' },
    bottom: '[-1px]',
    border: '[3px solid {colors.label.solid}]',
    mask: '[conic-gradient(at 24px 24px, transparent 75%, currentColor 0) 0 0 / calc(100% - 24px) calc(100% - 24px)]',
    visibility: 'hidden',
  },
  '&[data-told]::before': { visibility: { base: 'visible', _print: 'hidden' } },
});
const itemStyle = css({
  display: 'flex',
  flexShrink: '0',
  justifyContent: 'center',
  maxWidth: { base: '[87%]', lg: 'full' },
  minWidth: { lg: '[104px]', xl: '[126px]' },
  '[data-row=search] > * > &': { minWidth: '0' },
});
const drawingStyle = css({
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  '[data-row=picture] > * > * > &': { height: { base: '[64px]', lg: '[94px]' } },
  '[data-row=search] > * > * > &': { width: { lg: '25', xl: '[156px]' } },
});
const priceStyle = css({
  marginBottom: { base: '1.5', lg: '2' },
  paddingInline: { base: '2.5', lg: '4' },
  paddingBlock: '1',
  fontSize: { base: '[19px]', lg: '24px' },
  lineHeight: '[1.36]',
  fontWeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
  ground: 'canvas',
  borderRadius: 'label',
  '[data-fault] > * > &': { color: 'danger.solid' },
});
const foundStyle = css({
  display: 'flex',
  alignItems: { base: 'start', lg: 'center' },
  gap: { base: '1.5', md: '2' },
  minHeight: { base: 'tap', md: '9' },
  paddingBottom: { lg: '2.5' },
  textStyle: { base: 'xs', md: 'sm' },
  textAlign: 'start',
  color: 'fg.onDarkMuted',
  '[data-fault] > &': { fontWeight: 'strong', color: 'fg.onDark' },
});
/** The button covers its cell, so that the whole cell can be pressed. */
const buttonStyle = css({
  _after: { content: '""', position: 'absolute', inset: '0' },
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
});
const tickStyle = css({ flexShrink: '0', color: 'brand.muted' });
const discStyle = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: { base: '5', md: '6.5' },
  height: { base: '5', md: '6.5' },
  fontWeight: 'heading',
  lineHeight: '[1]',
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'round',
  // Only the chosen fault is yellow.
  '[data-told] &': { background: 'label.solid' },
});
const onScreenStyle = css({ '@media print': { display: 'none' } });
const lineStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'max-content minmax(0, 1fr)', md: 'max-content minmax(0, 1fr) max-content' },
  alignItems: 'center',
  columnGap: { base: '3', md: '4' },
  rowGap: '3',
  paddingTop: '5',
  paddingBottom: { base: '8', lg: '0' },
});
const stepStyle = css({
  width: '12',
  height: '12',
  justifySelf: 'start',
  '& svg': { transform: 'scaleX(var(--dir))' },
});
/** As high as the longest explanation, so that the page does not move. */
const toldStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: { base: '1 / -1', md: 'auto' },
  gridRow: { base: '1', md: 'auto' },
  alignItems: 'center',
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
  '& > *': { gridArea: '1 / 1' },
});
const whatStyle = css({ textStyle: 'body', fontWeight: 'strong', color: 'fg.onDark' });
const faultsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  visibility: 'hidden',
  '& > *': { gridArea: '1 / 1' },
  '@media print, (scripting: none)': { visibility: 'visible', rowGap: '3', '& > *': { gridArea: 'auto' } },
});
