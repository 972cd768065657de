import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { At } from '#web/components/exhibit/at.tsx';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import {
  found,
  looked,
  missing,
  missingProduct,
  openedPhoto,
  openedStore,
  type Place,
  products,
  stores,
  times,
  wanted,
} from './availability.ts';
import type { LevelsCopy } from './copy.en.ts';
import {
  cell,
  cellSize,
  chart,
  chartSize,
  front,
  frontSize,
  photo,
  photoSize,
  scanMiddle,
  shotSize,
  shots,
} from './drawings.ts';
import type { LevelsFormat } from './levels-format.ts';

export interface ShownPlace {
  copy: LevelsCopy;
  format: LevelsFormat;
  place: Place;
}

interface PanelProps extends ShownPlace {
  /** The panel's heading, which gets the focus when the panel opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (place: Place) => void;
}

/** The open level. The button that opens the next level is marked, so that the focus can return to it. */
export function Panel(props: PanelProps) {
  const { level } = props.place;
  if (level === 1) return <NumberPanel {...props} />;
  if (level === 2) return <StoresPanel {...props} />;
  if (level === 3) return <VisitPanel {...props} />;
  return <PhotoPanel {...props} />;
}

function NumberPanel({ copy, format, heading, onOpen }: PanelProps) {
  const open = () => onOpen({ level: 2, store: openedStore });
  return (
    <section aria-labelledby="level-heading" className={cx(darkStyle, numberStyle)}>
      <div className={numberTextStyle}>
        <h3 ref={heading} id="level-heading" tabIndex={-1} className={headingStyle}>
          {copy.availability}
        </h3>
        <p className={scopeStyle}>{copy.scope}</p>
        <p className={shareStyle}>{format.share}</p>
        <ul className={keyStyle}>
          <li>
            <span className={solidStyle} />
            <b>{format.number(found)}</b> {copy.found}
          </li>
          <li>
            <span className={dashedStyle} />
            <b>{format.number(missing)}</b> {copy.missing}
          </li>
          <li>{copy.lookedFor(format.number(looked))}</li>
        </ul>
        <button
          type="button"
          data-opens
          className={cx(button({ variant: 'label' }), openStyle, scriptedStyle)}
          onClick={open}
        >
          {copy.openIt(format.share)}
          <Icon of={ArrowRight} className={arrowStyle} />
        </button>
      </div>
      <div className={chartSideStyle}>
        <p className={captionStyle}>{copy.chart}</p>
        <button type="button" aria-hidden="true" tabIndex={-1} className={chartButtonStyle} onClick={open}>
          <Drawing {...chartSize} shapes={chart(format.rtl)} className={fullStyle} />
        </button>
      </div>
    </section>
  );
}

function StoresPanel({ copy, format, place, heading, onOpen }: PanelProps) {
  const [current, setCurrent] = useState(stores.indexOf(place.store));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tracks = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const next = indexByKey(event, {
      current,
      count: stores.length,
      direction: format.rtl ? 'rtl' : 'ltr',
      orientation: { columns: tracks > 1 ? tracks : 4 },
    });
    if (next === undefined) return;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section aria-labelledby="level-heading" className={darkStyle}>
      <h3 ref={heading} id="level-heading" tabIndex={-1} className={css({ srOnly: true })}>
        {copy.stores}
      </h3>
      <div role="toolbar" aria-label={copy.stores} className={frontsStyle} onKeyDown={onKeyDown}>
        {stores.map((store, i) => (
          <button
            key={store.no}
            type="button"
            tabIndex={i === current ? 0 : -1}
            data-opens={store === place.store || undefined}
            aria-label={copy.front(
              format.storeNumber(store.no),
              format.number(store.found),
              format.number(wanted),
            )}
            className={frontStyle}
            onFocus={() => setCurrent(i)}
            onClick={() => onOpen({ level: 3, store })}
          >
            <Drawing {...frontSize} shapes={front(store.no, store === place.store)} className={fullStyle} />
            <span className={frontRailStyle}>
              <span className={frontLabelStyle}>
                <span>{format.storeNumber(store.no)}</span>
                <b>{format.of(store.found, wanted)}</b>
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function VisitPanel({ copy, format, place, heading, onOpen }: PanelProps) {
  const { store } = place;
  const opens = store === openedStore;
  const openPhoto = () => onOpen({ level: 4, store });
  return (
    <section aria-labelledby="level-heading" className={cx(darkStyle, visitStyle)}>
      <div className={visitHeadStyle}>
        <div>
          <h3 ref={heading} id="level-heading" tabIndex={-1} className={headingStyle}>
            {copy.minimarketInCity(format.storeNumber(store.no))}
          </h3>
          {opens && (
            <p className={scopeStyle}>{copy.stay(format.clock(times.in), format.clock(times.out))}</p>
          )}
        </div>
        <p className={countStyle}>
          <b>{format.of(store.found, wanted)}</b> {copy.productsFound}
        </p>
      </div>
      {opens ? (
        <>
          <ul className={productsStyle}>
            {products.map(({ pack, found }) => {
              const chosen = pack === missingProduct;
              const name = (
                <>
                  {copy.products[pack]}
                  {!found && (
                    <span className={css({ srOnly: true })}>
                      {copy.comma}
                      {copy.notFound}
                    </span>
                  )}
                </>
              );
              return (
                <li key={pack} className={productStyle}>
                  <Drawing {...cellSize} shapes={cell(pack, found)} className={cellStyle} />
                  <span className={productRailStyle} />
                  {chosen ? (
                    <button type="button" className={productLabelStyle} data-chosen onClick={openPhoto}>
                      {name}
                    </button>
                  ) : (
                    <span className={productLabelStyle} data-gone={!found || undefined}>
                      {name}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <ol className={shotsStyle}>
            {times.photos.map((minute, i) => {
              const shot = (
                <>
                  <Drawing {...shotSize} shapes={shots[i] ?? []} className={fullStyle} />
                  <span className={shotLabelStyle}>
                    <b>{format.clock(minute)}</b> <span>{copy.photos[i]}</span>
                  </span>
                </>
              );
              return (
                <li key={minute} className={shotStyle} data-chosen={i === openedPhoto || undefined}>
                  {i === openedPhoto ? (
                    <button type="button" data-opens className={shotButtonStyle} onClick={openPhoto}>
                      {shot}
                    </button>
                  ) : (
                    shot
                  )}
                </li>
              );
            })}
          </ol>
        </>
      ) : (
        <div className={otherStyle}>
          <Drawing {...frontSize} shapes={front(store.no)} className={otherFrontStyle} />
          <p>{copy.three.elsewhere}</p>
        </div>
      )}
    </section>
  );
}

function PhotoPanel({ copy, format, heading }: PanelProps) {
  return (
    <section aria-labelledby="level-heading" className={photoPanelStyle}>
      <h3 ref={heading} id="level-heading" tabIndex={-1} className={css({ srOnly: true })}>
        {photoName(copy, format)}
      </h3>
      <Photo copy={copy} format={format} />
    </section>
  );
}

/** Returns the name of the open photo of the visit: the last of the breadcrumbs. */
export const photoName = (copy: LevelsCopy, format: LevelsFormat) => copy.crumbs.here(numbersOf(format))[3];

/** The data of the breadcrumbs: the store that opens to its photo, which photo it is, and of how many. */
export const numbersOf = (format: LevelsFormat, no = openedStore.no) => ({
  no: format.storeNumber(no),
  photo: format.number(openedPhoto + 1),
  photos: format.number(times.photos.length),
});

/** The photo with a label at its bracket, and its record: store, position and times. */
export function Photo({ copy, format }: { copy: LevelsCopy; format: LevelsFormat }) {
  const { fields } = copy;
  const record: readonly (readonly [string, ReactNode])[] = [
    [fields.store, copy.minimarket(format.storeNumber(openedStore.no))],
    [fields.position, copy.position],
    [fields.taken, `${copy.date}${copy.comma}${format.clock(times.photos[openedPhoto])}`],
    [fields.checked, `${copy.date}${copy.comma}${format.clock(times.checked)}`],
  ];
  return (
    <>
      <figure aria-label={copy.photo} dir="ltr" className={photoStyle}>
        <div className={photoCropStyle}>
          <Drawing {...photoSize} shapes={photo} className={fullStyle} />
          <At percent={`${scanMiddle.toFixed(2)}%`} middle>
            <span dir={format.rtl ? 'rtl' : 'ltr'} className={hangingStyle}>
              {copy.hangs(copy.products[missingProduct])}
            </span>
          </At>
        </div>
      </figure>
      <dl className={recordStyle}>
        {record.map(([name, value]) => (
          <div key={name} className={fieldStyle}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const fullStyle = css({ width: 'full', height: 'auto', overflow: 'visible' });
/** The open panel. It shows a focus ring round itself when its heading has the focus, as some headings are visually hidden. */
const darkStyle = css({
  position: 'relative',
  flexGrow: '1',
  minWidth: '0',
  // The width that the three columns beside the panel leave. Without it the panel would change its width once the browser has
  // parsed those columns, which come later in the document.
  maxWidth: { xl: '[calc(100% - 3 * (136px + 10px))]' },
  background: 'bg.deep',
  borderWidth: '1px',
  borderColor: 'border.onDark',
  borderBottomWidth: { xl: '0' },
  '&:has(> h3:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
});
const headingStyle = css({ textStyle: 'h4' });
const scopeStyle = css({ marginTop: '1', textStyle: 'sm', color: 'fg.onDarkMuted' });
const numberStyle = css({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 404fr) minmax(0, 300fr)' },
  columnGap: '6',
  rowGap: '5',
  paddingTop: { base: '5', md: '8' },
  paddingInline: { base: '4', md: '10' },
});
const numberTextStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingBottom: { md: '9' },
});
const shareStyle = css({
  marginTop: '2.5',
  textStyle: 'figure',
  fontSize: {
    base: '[calc(min(170px, 41cqw) * var(--hero-scale))]',
    md: '[calc(min(190px, 25.5cqw) * var(--hero-scale))]',
  },
  lineHeight: '[1.1]',
});
const keyStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '1.5',
  marginTop: { base: '2', md: '5' },
  marginBottom: { md: '6' },
  '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  '& li:last-child': { flexBasis: 'full', textStyle: 'sm', color: 'fg.onDarkMuted' },
  '& b': { textStyle: 'h4' },
});
const solidStyle = css({ width: '4', height: '5', background: 'brand.muted' });
const dashedStyle = css({
  width: '4',
  height: '5',
  borderWidth: '1.8px',
  borderStyle: 'dashed',
  borderColor: 'label.solid',
});
const openStyle = css({ marginTop: { base: '4', md: 'auto' }, width: { base: 'full', md: 'auto' } });
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
const chartSideStyle = css({ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' });
const captionStyle = css({
  marginBottom: '3.5',
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
  textWrap: 'balance',
});
const chartButtonStyle = css({ display: 'block', width: 'full' });
const frontsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  alignContent: 'end',
  height: 'full',
  paddingTop: { base: '2', md: '3.5' },
});
const frontStyle = css({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '1.5',
  '& > svg': { paddingInline: { base: '3.5', md: '5' }, width: 'full' },
  '&:hover b, &:hover b + span': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  _focusVisible: { outlineOffset: '-4px' },
});
/** The rail continues from front to front; the label hangs from it. */
const frontRailStyle = css({
  display: 'block',
  width: 'full',
  paddingInline: { base: '3.5', md: '5' },
  paddingTop: '2',
  paddingBottom: '2',
  backgroundImage: 'rail',
  backgroundSize: '[100% 11px]',
  backgroundRepeat: 'no-repeat',
});
const frontLabelStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: '2.5',
  paddingBlock: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  background: 'bg.canvas',
  borderBottomRadius: 'label',
  '& b': { fontWeight: 'strong', color: 'fg.default' },
  '[data-opens] > * > &': { background: 'label.solid', color: 'fg.default' },
});
const visitStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  paddingBlock: { base: '4', md: '6' },
  overflow: 'clip',
});
const visitHeadStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '5',
  paddingInline: { base: '4', md: '7' },
});
const countStyle = css({
  textAlign: 'end',
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
  whiteSpace: 'nowrap',
  '& b': { display: 'block', textStyle: 'h3', color: 'fg.onDark' },
});
const productsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', md: 'repeat(8, minmax(0, 1fr))' },
  rowGap: '3',
  paddingInline: { base: '0', md: '7' },
});
const productStyle = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', minWidth: '0' });
const cellStyle = css({ width: 'full', maxWidth: '25', height: 'auto', overflow: 'visible' });
/** The rail runs from one side of the panel to the other, below every product. */
const productRailStyle = css({
  alignSelf: 'stretch',
  height: '2.5',
  marginInline: { md: '-7' },
  backgroundImage: 'rail',
});
const productLabelStyle = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexGrow: '1',
  width: '[calc(100% - 6px)]',
  minHeight: '7.5',
  marginTop: '-0.5',
  paddingInline: '1',
  paddingBlock: '1',
  textStyle: 'xs',
  lineHeight: '[1.3]',
  fontWeight: 'strong',
  fontStretch: '88%',
  textAlign: 'center',
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'label',
  '&[data-gone]': {
    background: 'bg.deep',
    color: 'fg.onDark',
    borderWidth: '1.4px',
    borderStyle: 'dashed',
    borderColor: 'border.onDarkControl',
  },
  '&[data-chosen]': { background: 'label.solid' },
  '&[data-chosen]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-0.5',
    insetBlock: '[-8px]',
  },
});
const shotsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { base: '2.5', md: '3.5' },
  marginTop: 'auto',
  paddingInline: { base: '3', md: '7' },
});
const shotStyle = css({
  background: 'bg.canvas',
  color: 'fg.default',
  overflow: 'hidden',
  '&[data-chosen]': { background: 'label.solid', overflow: 'visible' },
});
const shotButtonStyle = css({ display: 'block', width: 'full', textAlign: 'start' });
const shotLabelStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '2',
  textStyle: 'xs',
  '& b': { fontWeight: 'strong' },
});
const otherStyle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '5',
  flexGrow: '1',
  paddingInline: '4',
  textAlign: 'center',
});
const otherFrontStyle = css({ width: '[min(100%, 320px)]', height: 'auto' });
const photoPanelStyle = css({
  position: 'relative',
  flexGrow: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  ground: 'canvas',
  '&:has(> h3:focus-visible)': { outline: '3px solid token(colors.focus.onDark)', outlineOffset: '2px' },
});
/** A phone shows the first 560 of the photo's 802 units. */
const photoStyle = css({ overflow: 'clip' });
const photoCropStyle = css({ position: 'relative', width: { base: '[143.2%]', md: 'full' } });
const hangingStyle = css({
  position: 'relative',
  alignSelf: 'start',
  top: '[50%]',
  paddingInline: '3',
  paddingBlock: '1.5',
  textStyle: 'sm',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  background: 'label.solid',
  color: 'label.contrast',
  borderBottomRadius: 'label',
});
const recordStyle = css({
  flexGrow: '1',
  alignContent: 'center',
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
});
const fieldStyle = css({
  paddingInline: '4',
  paddingBlock: '3',
  borderInlineStartWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderInlineStartWidth: '0' },
  mdDown: {
    '&:nth-child(3)': { borderInlineStartWidth: '0' },
    '&:nth-child(n+3)': { borderTopWidth: '1px' },
  },
  '& dt': { textStyle: 'xs', color: 'fg.muted' },
  '& dd': { textStyle: 'sm', fontWeight: 'strong' },
});
