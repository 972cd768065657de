import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { At } from '#web/components/exhibit/at.tsx';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PriceCopy } from './copy.en.ts';
import { drawShelf, placed, railHeight, shelfSize } from './drawings.ts';
import { labels, type ShelfLabel, shelves } from './shelf.ts';

interface ShelfPictureProps {
  copy: PriceCopy;
  chosen: ShelfLabel;
  /** Renders the label on the rail below a group. */
  labelOf: (label: ShelfLabel) => ReactNode;
}

/**
 * The shelves of an audit photo. The labels on the rails are elements of the page, not parts of the drawing. The text
 * around the picture has the same data.
 */
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
      <ZoomLine chosen={chosen} rtl={rtl} />
    </>
  );
}

function Tag({ danger = false, children }: { danger?: boolean; children: string }) {
  return (
    <span aria-hidden="true" data-danger={danger || undefined} className={tagStyle}>
      {children}
    </span>
  );
}

/** The line from the chosen label to its enlarged copy beside the picture: along the rail, so that it crosses no product. */
function ZoomLine({ chosen, rtl }: { chosen: ShelfLabel; rtl: boolean }) {
  const shelf = shelves.findIndex((groups) => groups.includes(chosen));
  const x = placed(shelves[shelf] ?? []).find(({ label }) => label === chosen)?.x ?? 0;
  const from = (x / shelfSize.width) * 100 + labelWidth;
  const between = (100 + beside) / 2;
  const at = (percents: number) => `${(rtl ? 100 - percents : percents).toFixed(2)}%`;
  const row = shelfSize.height + railHeight;
  const rail = `${(((shelf * row + shelfSize.height + railHeight - 3) / (row * shelves.length)) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={linesStyle}>
      <line x1={at(from)} y1={rail} x2={at(between)} y2={rail} />
      <line x1={at(between)} y1={rail} x2={at(between)} y2="130" />
      <line x1={at(between)} y1="130" x2={at(beside)} y2="130" />
    </svg>
  );
}

const percent = (x: number) => `${((x / shelfSize.width) * 100).toFixed(2)}%`;

/** The width of a label, and the start of the column beside the picture, in per cent of the picture. */
const labelWidth = 15;
const beside = 106.2;

/** The findings on the photo besides prices. */
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
  strokeLinecap: 'square',
  '@media print': { display: 'none' },
});
