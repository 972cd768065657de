import { css } from '#styles/css';
import { elementOf } from '#web/components/exhibit/drawing.tsx';
import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { bracket, gap, moved, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { Format } from './format.ts';
import { records } from './survey.ts';

/** The size in px of a drawing that replaces a photograph, and the y coordinate on which its shelf stands. */
const [width, height, base] = [220, 190, 172];
const step = 35;
const shelf = 82;

/** Returns a row of facings from the left edge; null is a gap. */
function row(names: readonly (PackName | null)[], foot: number, x = 5): readonly Shape[] {
  return names.flatMap((name, i) => {
    const milk = facingSize('milk', shelf);
    if (name === null) return [gap(x + i * step, foot - milk.height, step - 3, milk.height, colour.label)];
    const own = facingSize(name, shelf);
    return facing(
      name,
      x + i * step + (step - own.width) / 2,
      foot,
      shelf * Math.min(1, (step - 2) / own.width),
    );
  });
}

const ground = [
  rect(0, 0, width, height, colour.deep),
  rect(0, 52, width, 14, colour.black, { opacity: 0.25 }),
];
/** Returns the upper row of packs on its rail. Only the lower half of the packs is inside the drawing. */
const above = (names: readonly PackName[]) => [...row(names, 42), ...rail(0, 42, width, 10)];

function shapesOf(of: keyof typeof records): readonly Shape[] {
  if (of === 'share') {
    const { own, others } = records.share;
    const names = [
      ...Array.from({ length: own }, (): PackName => 'milk'),
      ...Array.from({ length: others }, (_, i): PackName => (i < 2 ? 'yoghurt' : 'labneh')),
    ];
    return [
      ...ground,
      ...above(['washingPowder', 'washingPowder', 'washingPowder', 'sugar', 'sugar', 'tea']),
      ...row(names, base),
      ...rail(0, base, width, height - base),
      bracket(4, base - 74, own * step + 2, 76),
    ];
  }
  if (of === 'gap') {
    const { own, empty } = records.gap;
    const names = [
      'labneh',
      'labneh',
      ...Array.from({ length: own }, (): PackName => 'milk'),
      ...Array.from({ length: empty }, () => null),
      'yoghurt',
    ] as const;
    return [
      ...ground,
      ...above(['sugar', 'sugar', 'biscuits', 'biscuits', 'dateSyrup', 'dateSyrup']),
      ...row(names, base),
      ...rail(0, base, width, height - base),
      bracket(5 + 2 * step - 2, base - 74, (own + empty) * step + 2, 76),
    ];
  }
  const large = facingSize('milk', 130);
  const foot = base - 28;
  return [
    ...ground,
    ...above(['tea', 'tea', 'biscuits', 'biscuits', 'sugar', 'sugar']),
    ...[0, 1, 2, 3].flatMap((i) => facing('milk', 5 + i * 54, foot, 130 * Math.min(1, 50 / large.width))),
    ...rail(0, foot, width, 12),
    rect(0, foot + 9, width, height - foot - 9, colour.railFace),
    rect(54, foot + 9, 112, 28, colour.white, { stroke: colour.ink, strokeWidth: 2.4 }),
    rect(57, foot + 12, 22, 22, colour.mist),
    moved(62, foot + 33, facing('milk', 0, 0, 24)),
  ];
}

interface PhotoProps {
  of: keyof typeof records;
  format: Format;
  alt: string;
}

/** A drawing that stands for a photograph. */
export function Photo({ of, format, alt }: PhotoProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      preserveAspectRatio="xMidYMax slice"
      className={photoStyle}
    >
      {shapesOf(of).map(elementOf)}
      {of === 'price' && (
        <text
          x="124"
          y={base - 28 + 30}
          textAnchor="middle"
          fontSize="19"
          fill={colour.ink}
          className={css({ fontWeight: 'heading' })}
        >
          {format.number(records.price.price)}
        </text>
      )}
    </svg>
  );
}

const photoStyle = css({ display: 'block', width: 'full', height: '[188px]' });
