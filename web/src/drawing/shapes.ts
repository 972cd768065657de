import { colour } from '#web/theme/drawing-colours.ts';

/**
 * One element of a drawing. Pages render shapes as React elements (`components/exhibit/drawing.tsx`): their content
 * security policy allows neither HTML from text nor style attributes.
 */
export type Shape = readonly [
  tag: 'rect' | 'path' | 'circle' | 'ellipse' | 'g' | 'svg',
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
];

type Attributes = Readonly<Record<string, string | number>>;

/** Returns a length in px, with one decimal. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Returns a filled rectangle. Negative sizes become zero. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more?: Attributes,
): Shape {
  const size = { width: rounded(Math.max(0, width)), height: rounded(Math.max(0, height)) };
  return ['rect', { x: rounded(x), y: rounded(y), ...size, fill, ...more }];
}

/** Returns a filled path. Numbers in `d` are rounded to one decimal. */
export function path(d: string, fill: string, more?: Attributes): Shape {
  return [
    'path',
    { d: d.replace(/-?\d+\.\d+/g, (length) => String(rounded(Number(length)))), fill, ...more },
  ];
}

export function circle(cx: number, cy: number, r: number, fill: string, more?: Attributes): Shape {
  return ['circle', { cx: rounded(cx), cy: rounded(cy), r: rounded(r), fill, ...more }];
}

/** Returns shapes moved by (x, y). */
export function moved(x: number, y: number, shapes: readonly Shape[]): Shape {
  return ['g', { transform: `translate(${rounded(x)} ${rounded(y)})` }, shapes];
}

/** Returns the same shapes with the colours that the map replaces. */
export function recoloured(
  shapes: readonly Shape[],
  colours: Readonly<Record<string, string>>,
): readonly Shape[] {
  return shapes.map(([tag, { fill = '', ...attributes }, children]): Shape => {
    const shape = [tag, { ...attributes, fill: colours[fill] ?? fill }] as const;
    return children ? [...shape, recoloured(children, colours)] : shape;
  });
}

/** Returns the dashed outline of a missing facing. */
export function gap(x: number, y: number, width: number, height: number, stroke: string): Shape {
  return rect(x + 1, y + 1, width - 2, height - 2, 'none', {
    stroke,
    strokeWidth: 2,
    strokeDasharray: '6 4',
  });
}

/** Returns a scan bracket: four corner strokes around the given box, with arms of `arm` px. */
export function bracket(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string = colour.white,
  arm = 18,
): Shape {
  const a = Math.min(arm, width / 3, height / 3);
  const [right, bottom] = [x + width, y + height];
  const corners = [
    `M${x} ${y + a}V${y}H${x + a}`,
    `M${right - a} ${y}H${right}V${y + a}`,
    `M${right} ${bottom - a}V${bottom}H${right - a}`,
    `M${x + a} ${bottom}H${x}V${bottom - a}`,
  ];
  return path(corners.join(''), 'none', { stroke, strokeWidth: 3 });
}

/** Returns the steel strip under the packs. */
export function rail(x: number, y: number, width: number, height = 10): readonly Shape[] {
  return [
    rect(x, y, width, height, colour.railFace),
    rect(x, y, width, height * 0.16, colour.white),
    rect(x, y + height * 0.8, width, height * 0.2, colour.railFoot),
  ];
}
