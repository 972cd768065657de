import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { Icon } from '#web/components/icon.tsx';
import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { rect } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { type Facing, type PriceLabel, type Puzzle, prices } from './puzzle.ts';

/** The overlay of a place: a mark, or its outcome. */
export interface Mark {
  kind: 'mark' | 'found' | 'missed' | 'wrong';
  /** The number in the list below the shelf. */
  number?: string;
  /** True for a mark without a disc: the mistake is named there in words. */
  bare?: boolean;
}

interface ShelfProps {
  puzzle: Puzzle;
  /** Writes a price in the language of the page. */
  write: (value: number) => string;
  markOf: (place: number) => Mark | undefined;
  /** True if the places are cells of the surrounding grid. */
  inGrid?: boolean;
  /** Renders the element of a place, around its drawing; without it the shelf is a picture. */
  placeOf?: (place: number, drawing: ReactNode, className: string) => ReactNode;
}

/**
 * Six bays of six facings with the price labels below them: two bays side by side on a desk, one below another on a
 * phone, in the same order. Packs are never mirrored.
 */
export function Shelf({
  puzzle: { facings, labels },
  write,
  markOf,
  placeOf = picturePlace,
  inGrid = false,
}: ShelfProps) {
  const roles = inGrid ? gridRoles : {};
  const at = (bay: number, of: readonly (Facing | PriceLabel)[]) =>
    of.flatMap((one, i) => (one.bay === bay ? [i] : []));
  const bays = Math.max(...facings.map(({ bay }) => bay)) + 1;
  return Array.from({ length: bays }, (_, bay) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a bay is its place
    <div key={bay} role={roles.bay} className={bayStyle}>
      <div role={roles.row} className={facingsStyle}>
        {at(bay, facings).map((place) => {
          const mark = markOf(place);
          return (
            <div key={place} role={roles.cell} className={cellStyle}>
              {placeOf(
                place,
                <>
                  <PackDrawing of={facings[place]?.holds} />
                  <Marked mark={mark} />
                </>,
                facingStyle,
              )}
            </div>
          );
        })}
      </div>
      <div role={roles.row} className={railStyle}>
        {at(bay, labels).map((index) => {
          const { count = 2, shows = 'water' } = labels[index] ?? {};
          return (
            <div key={index} role={roles.cell} data-count={count} className={labelCellStyle}>
              {placeOf(
                facings.length + index,
                <>
                  <MiniPack of={shows} />
                  {write(prices[shows])}
                  <Bars />
                  <Marked mark={markOf(facings.length + index)} />
                </>,
                labelStyle,
              )}
            </div>
          );
        })}
      </div>
    </div>
  ));
}

/** The roles of a grid's parts; a picture has none. */
const gridRoles: { bay?: string; row?: string; cell?: string } = {
  bay: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
};

function picturePlace(_place: number, drawing: ReactNode, className: string): ReactNode {
  return <span className={className}>{drawing}</span>;
}

/** The corners or the outline of a mark, and its disc. */
function Marked({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  return (
    <>
      <span data-mark={mark.kind} className={outlineStyle} />
      {!mark.bare && (
        <span data-mark={mark.kind} className={cx(discStyle, placedDiscStyle)}>
          {mark.number ?? <Icon of={Check} size={14} />}
        </span>
      )}
    </>
  );
}

/** A numbered disc in the colour of the result of a mark, as in the list. */
export function Disc({ mark: { kind, number }, children }: { mark: Mark; children?: ReactNode }) {
  return (
    <span data-mark={kind} className={cx(discStyle, listedDiscStyle)}>
      {number ?? children}
    </span>
  );
}

const cell = { width: 84, height: 150 };

const PackDrawing = memo(function PackDrawing({ of: product }: { of: PackName | undefined }) {
  if (!product) return <Drawing {...cell} shapes={[]} className={packStyle} />;
  const max = Math.min(170, cell.width / (facingSize(product, 1).width + 0.01));
  const shelf = Math.min(max, (cell.height - 8) / facingSize(product, 1).height);
  const { width } = facingSize(product, shelf);
  const shapes = facing(product, (cell.width - width) / 2, cell.height, shelf);
  return <Drawing {...cell} shapes={shapes} className={packStyle} />;
});

const mini = 28;

const MiniPack = memo(function MiniPack({ of: product }: { of: PackName }) {
  const size = facingSize(product, 1);
  const shelf = (mini - 4) / Math.max(size.width, size.height);
  const ground = rect(0, 0, mini, mini, colour.mist, { opacity: 0.75 });
  const pack = facing(product, (mini - shelf * size.width) / 2, mini - 2, shelf);
  return <Drawing width={mini} height={mini} shapes={[ground, ...pack]} className={miniStyle} />;
});

const bars = [0, 3, 5, 9, 12, 14].map((x, i) => rect(x, 0, i % 2 ? 1 : 2, 14, colour.ink));

function Bars() {
  return <Drawing width={16} height={14} shapes={bars} className={barsStyle} />;
}

/** The grid of bays, across the window. */
export const shelfStyle = css({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: { md: '5' },
});
const bayStyle = css({ position: 'relative', minWidth: '0' });
const facingsStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  paddingInline: { base: '1', md: '0' },
  // The shadow of the shelf above, from one side of the window to the other.
  _before: {
    content: '""',
    position: 'absolute',
    top: '0',
    insetInline: '[-60vw]',
    height: '[13%]',
    background: 'border.shade',
  },
  // The upright between two bays.
  _after: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: { md: '[-13px]' },
    width: { base: '0', md: '1.5' },
    background: 'brand.solid',
  },
});
/** Cells are above the shadows: those cross the whole window, and so also the bay beside them. */
const cellStyle = css({ position: 'relative', zIndex: 'raised', display: 'flex', minWidth: '0' });
const facingStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  width: 'full',
  touchAction: 'pan-y',
  _focusVisible: { zIndex: 'raised', outlineOffset: '-2px' },
});
const packStyle = css({
  width: 'full',
  height: { base: '21', md: 'auto' },
  aspectRatio: { md: '[98 / 150]' },
  overflow: 'visible',
});
const railStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'center',
  height: { base: '8', md: '[38px]' },
  paddingInline: { base: '1', md: '0' },
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInline: '[-60vw]',
    backgroundImage: 'rail',
  },
});
const labelCellStyle = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  minWidth: '0',
  paddingInline: '0.5',
  '&[data-count="2"]': { gridColumn: 'span 2' },
  '&[data-count="3"]': { gridColumn: 'span 3' },
  '&[data-count="4"]': { gridColumn: 'span 4' },
});
const labelStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', lg: '2' },
  height: { base: '6', md: '7' },
  paddingInline: '0.75',
  width: '[86%]',
  '[data-count="3"] > &': { width: '[58%]' },
  '[data-count="4"] > &': { width: '[44%]' },
  ground: 'canvas',
  borderRadius: 'label',
  textStyle: { base: 'xs', lg: 'sm' },
  fontWeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'pan-y',
  // Makes the target of a label as high as the rail, so that it is easy to press.
  '&:is(button)::before': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-5px]' },
});
const miniStyle = css({ flexShrink: '0', width: 'auto', height: { base: '5', md: '[24px]' } });
const barsStyle = css({
  display: { base: 'none', lg: 'block' },
  flexShrink: '0',
  marginInlineStart: 'auto',
  marginInlineEnd: '1.5',
});
const outlineStyle = css({
  position: 'absolute',
  inset: '0.5',
  top: { md: '1' },
  borderWidth: '[2.5px]',
  borderColor: 'fg.onDark',
  pointerEvents: 'none',
  ':not([data-count]) > * > &': {
    '&:not([data-mark=missed])': {
      mask: '[conic-gradient(at 18px 18px, transparent 75%, currentColor 0) 0 0 / calc(100% - 18px) calc(100% - 18px)]',
    },
  },
  '&[data-mark=wrong]': { borderColor: 'danger.muted' },
  '&[data-mark=missed]': { borderStyle: 'dashed', borderColor: 'label.solid' },
  '[data-count] &': {
    inset: '-0.75',
    top: '-0.75',
    borderRadius: 'label',
    borderColor: 'fg.default',
    '&[data-mark=found]': { borderColor: 'ok.fg' },
    '&[data-mark=wrong]': { borderColor: 'danger.solid' },
    '&[data-mark=missed]': { borderColor: 'fg.default' },
  },
});
const discStyle = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'xs',
  fontWeight: 'heading',
  borderRadius: 'round',
  background: 'bg.canvas',
  color: 'fg.default',
  '&[data-mark=found]': { background: 'ok.solid', color: 'ok.contrast' },
  '&[data-mark=missed]': { background: 'label.solid' },
  '&[data-mark=wrong]': { background: 'danger.solid', color: 'danger.contrast' },
});
const listedDiscStyle = css({ minWidth: '6.5', height: '6.5' });
const placedDiscStyle = css({
  position: 'absolute',
  top: '0',
  insetInlineEnd: '-0.75',
  minWidth: { base: '5', md: '6.5' },
  height: { base: '5', md: '6.5' },
  boxShadow: '[0 0 0 2px {colors.bg.void}]',
  pointerEvents: 'none',
  '[data-count] &': { insetBlock: '0', marginBlock: 'auto', insetInlineEnd: '-3' },
});
