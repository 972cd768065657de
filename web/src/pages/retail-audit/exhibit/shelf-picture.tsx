import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { facing, facingSize } from '#web/drawing/packs.ts';
import { bracket, gap, rect, type Shape } from '#web/drawing/shapes.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { colour } from '#web/theme/drawing-colours.ts';
import type { PriceCopy } from './copy.en.ts';
import { labels, type ShelfLabel, shelves } from './shelf.ts';

interface ShelfPictureProps {
  copy: PriceCopy;
  chosen: ShelfLabel;
  /** The label on the rail below a group. */
  labelOf: (label: ShelfLabel) => ReactNode;
}

/** The shelves of an audit photo. What it says stands in words around it; the labels on its rails are real ones. */
export function ShelfPicture({ copy, chosen, labelOf }: ShelfPictureProps) {
  const rtl = useLanguage() === 'ar';
  return (
    <>
      {shelves.map((groups) => (
        <div key={groups[0].pack}>
          <Drawing {...shelfSize} shapes={drawShelf(groups, rtl)} className={drawingStyle} />
          <div className={railStyle}>
            {placed(groups).map(({ label, x, step }) => (
              <div key={label.pack} className={css({ display: 'contents' })}>
                <At percent={percent(x)}>
                  {labelOf(label)}
                  {label.pack === 'juice' && <Tag>{copy.counted(label.facings)}</Tag>}
                  {label.pack === 'rice' && <Tag>{copy.placed}</Tag>}
                </At>
                {label.empty && (
                  <At
                    percent={percent(x + (Math.min(...label.empty) + label.empty.length / 2) * step)}
                    middle
                  >
                    <Tag danger>{copy.empty(label.empty.length)}</Tag>
                  </At>
                )}
              </div>
            ))}
          </div>
        </div>
      ))}
      <ZoomLines chosen={chosen} rtl={rtl} />
    </>
  );
}

const shelfSize = { width: 580, height: 120 };
const railHeight = 30;
const margin = 20;
const between = 3;
const percent = (x: number) => `${((x / shelfSize.width) * 100).toFixed(2)}%`;

interface PlacedGroup {
  label: ShelfLabel;
  /** The inline start of the group, and from one facing to the next. */
  x: number;
  step: number;
  /** Of a facing, and of the shelf that its pack is drawn for. */
  width: number;
  height: number;
  shelf: number;
}

/** Where the groups of a shelf stand: the first begins at its margin, the last one ends there. */
function placed(groups: readonly ShelfLabel[]): PlacedGroup[] {
  const wide = groups.reduce((sum, { pack, facings }) => sum + facings * facingSize(pack, 112).width, 0);
  const room = shelfSize.width - 2 * margin - 24 - between * groups.reduce((n, g) => n + g.facings - 1, 0);
  const shelf = 112 * Math.min(1.12, room / wide);
  return groups.map((label, i) => {
    const { width, height } = facingSize(label.pack, shelf);
    const step = width + between;
    const whole = label.facings * step - between;
    return { label, x: i === 0 ? margin : shelfSize.width - margin - whole, step, width, height, shelf };
  });
}

function drawShelf(groups: readonly ShelfLabel[], rtl: boolean): Shape[] {
  const { width: whole, height: base } = shelfSize;
  const mirrored = (x: number, width: number) => (rtl ? whole - x - width : x);
  const drawn = placed(groups).flatMap(({ label, x, step, width, height, shelf }) => {
    const { pack, facings, empty = [] } = label;
    const packs = Array.from({ length: facings }, (_, i): readonly Shape[] => {
      const left = mirrored(x + i * step, width);
      return empty.includes(i)
        ? [gap(left, base - height, width, height, colour.label)]
        : facing(pack, left, base, shelf);
    });
    const group = facings * step - between;
    const scanned = bracket(mirrored(x - 7, group + 14), base - height - 7, group + 14, height + 9);
    return [...packs.flat(), ...(pack === 'juice' ? [scanned] : [])];
  });
  return [
    rect(0, 0, whole, base, colour.deep),
    rect(0, 0, whole, 21, colour.black, { opacity: 0.26 }),
    ...drawn,
  ];
}

interface AtProps {
  /** From the inline start of the rail. */
  percent: string;
  /** What it holds has its middle there, and not its beginning. */
  middle?: boolean;
  children: ReactNode;
}

/** Places something over a rail. The policy of the pages allows no styles of elements, so an empty drawing keeps the distance. */
function At({ percent, middle = false, children }: AtProps) {
  return (
    <div className={placeStyle}>
      <svg aria-hidden="true" width={percent} height="1" className={css({ flexShrink: '0' })} />
      <div className={cx(atStyle, middle && middleStyle)}>{children}</div>
    </div>
  );
}

function Tag({ danger = false, children }: { danger?: boolean; children: string }) {
  return (
    <span aria-hidden="true" data-danger={danger || undefined} className={tagStyle}>
      {children}
    </span>
  );
}

/** The dotted lines from the label that is read to its large copy beside the picture. */
function ZoomLines({ chosen, rtl }: { chosen: ShelfLabel; rtl: boolean }) {
  const shelf = shelves.findIndex((groups) => groups.includes(chosen));
  const x = placed(shelves[shelf] ?? []).find(({ label }) => label === chosen)?.x ?? 0;
  const [from, to] = [(x / shelfSize.width) * 100 + labelWidth, beside];
  const at = (percents: number) => `${(rtl ? 100 - percents : percents).toFixed(2)}%`;
  const row = shelfSize.height + railHeight;
  const y = (inRow: number) => `${(((shelf * row + inRow) / (row * shelves.length)) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={linesStyle}>
      <line x1={at(from)} y1={y(shelfSize.height + 1)} x2={at(to)} y2="58" />
      <line x1={at(from)} y1={y(shelfSize.height + railHeight - 4)} x2={at(to)} y2="212" />
    </svg>
  );
}

/** How wide a label is, and where what stands beside the picture begins, in per cent of the picture. */
const labelWidth = 15;
const beside = 106.2;

/** What the labels on the photo say besides their prices. */
export function PhotoFindings({ copy }: { copy: PriceCopy }) {
  const facts = labels.flatMap(({ pack, facings, empty }) => [
    ...(pack === 'juice' ? [`${copy.products[pack].name}: ${copy.counted(facings)}`] : []),
    ...(pack === 'rice' ? [`${copy.products[pack].name}: ${copy.placed}`] : []),
    ...(empty ? [`${copy.products[pack].name}: ${copy.empty(empty.length)}`] : []),
  ]);
  return (
    <ul className={css({ srOnly: true })}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

const drawingStyle = css({ width: 'full', height: 'auto', overflow: 'visible' });
const railStyle = css({
  position: 'relative',
  minHeight: { base: '6', lg: '0' },
  backgroundImage: 'rail',
  lg: { aspectRatio: '[580 / 30]' },
});
const placeStyle = css({
  position: 'absolute',
  inset: '0',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
const atStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', sm: '1.5' },
  width: '0',
  height: 'full',
  '& > *': { flexShrink: '0' },
});
const middleStyle = css({ justifyContent: 'center' });
const tagStyle = css({
  position: 'relative',
  alignSelf: 'start',
  marginTop: { base: '0.5', lg: '0.75' },
  paddingInline: { base: '1.5', sm: '2', xl: '2.5' },
  paddingBlock: { base: '0.5', xl: '1' },
  textStyle: 'xs',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'label',
  boxShadow: 'rail',
  '&[data-danger]': { background: 'danger.solid', color: 'danger.contrast' },
});
const linesStyle = css({
  display: { base: 'none', lg: 'block' },
  position: 'absolute',
  insetInline: '0',
  top: '0',
  width: 'full',
  height: 'full',
  overflow: 'visible',
  pointerEvents: 'none',
  fill: 'transparent',
  stroke: 'label.solid',
  strokeWidth: '2',
  strokeDasharray: '[2 5]',
  strokeLinecap: 'round',
  '@media print': { display: 'none' },
});
