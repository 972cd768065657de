import type { Shape } from '#web/drawing/shapes.ts';

/** A filled rectangle; `attributes` are written as they are. */
export function rect(x: number, y: number, width: number, height: number, fill: string, attributes = '') {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${attributes}/>`;
}

/** A filled path; `attributes` are written as they are. */
export function path(d: string, fill: string, attributes = '') {
  return `<path d="${d}" fill="${fill}" ${attributes}/>`;
}

/** A stroked, unfilled path. */
export function line(d: string, stroke: string, width: number) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** A filled circle; `attributes` are written as they are. */
export function circle(x: number, y: number, radius: number, fill: string, attributes = '') {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" ${attributes}/>`;
}

/** The dashed outline of a missing facing. */
export function gap(x: number, y: number, width: number, height: number, stroke: string, strokeWidth = 2.4) {
  const dash = strokeWidth < 2 ? '5 4' : '7 5';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-dasharray="${dash}"/>`;
}

/** Scan bracket: four corner strokes around the given box. */
export function bracket(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  strokeWidth = 2,
  arm = 12,
) {
  const a = Math.min(arm, width / 3, height / 3);
  const right = x + width;
  const bottom = y + height;
  const corners = [
    `M${x} ${y + a}V${y}H${x + a}`,
    `M${right - a} ${y}H${right}V${y + a}`,
    `M${right} ${bottom - a}V${bottom}H${right - a}`,
    `M${x + a} ${bottom}H${x}V${bottom - a}`,
  ];
  return `<path fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" d="${corners.join('')}"/>`;
}

/** A drawing's elements joined, one call per index: `repeat(3, (i) => …)`. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A whole SVG document of the given size, in px. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${attributes}>${body}</svg>`;
}

/** The markup of shapes that pages draw too. */
export function markup(shapes: readonly Shape[]): string {
  return shapes
    .map(([tag, attributes, children = []]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${attributeName(name)}="${value}"`);
      return `<${tag} ${written.join(' ')}>${markup(children)}</${tag}>`;
    })
    .join('');
}

/** React writes `strokeWidth`, SVG `stroke-width`. */
const attributeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
