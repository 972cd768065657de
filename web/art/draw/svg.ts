import { type PackName, packs } from '#web/drawing/packs.ts';
import type { Shape } from '#web/drawing/shapes.ts';

/**
 * Returns a placeholder tag for a pack with its foot at (x, base), in the given width and height. {@link svg} replaces it with
 * the drawing.
 */
export function pack(name: PackName, x: number, base: number, width: number, height: number): string {
  const size = `${name} ${width.toFixed(1)} ${height.toFixed(1)}`;
  return `<pack size="${size}" x="${x.toFixed(1)}" base="${base.toFixed(1)}"/>`;
}

/** Returns a facing of a pack on `base`, on a shelf of the given height. Some packs are stacked two high. */
export function facing(name: PackName, x: number, base: number, shelfHeight: number): string {
  const { width, height } = packs[name];
  const lower = pack(name, x, base, shelfHeight * width, shelfHeight * height);
  if (!('stack' in packs[name])) return lower;
  return lower + pack(name, x, base - shelfHeight * height - 1, shelfHeight * width, shelfHeight * height);
}

/** Draws equal packs once and reuses them, which halves the file. */
function withPacks(body: string): string {
  const drawn = new Map<string, { id: string; x: number; base: number }>();
  return body.replace(/<pack size="([^"]+)" x="([^"]+)" base="([^"]+)"\/>/g, (_, size, left, foot) => {
    const [x, base] = [Number(left), Number(foot)];
    const first = drawn.get(size);
    if (first)
      return `<use href="#${first.id}" x="${(x - first.x).toFixed(1)}" y="${(base - first.base).toFixed(1)}"/>`;
    const id = `pack-${drawn.size}`;
    drawn.set(size, { id, x, base });
    const [name, width, height] = size.split(' ');
    return `<g id="${id}">${markup(packs[name as PackName].draw(x, base, Number(width), Number(height)))}</g>`;
  });
}

/** Returns a filled rectangle; `attributes` are inserted unchanged. */
export function rect(x: number, y: number, width: number, height: number, fill: string, attributes = '') {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${attributes}/>`;
}

/** Returns a filled path; `attributes` are inserted unchanged. */
export function path(d: string, fill: string, attributes = '') {
  return `<path d="${d}" fill="${fill}" ${attributes}/>`;
}

/** Returns a stroked, unfilled path. */
export function line(d: string, stroke: string, width: number) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** Returns a filled circle; `attributes` are inserted unchanged. */
export function circle(x: number, y: number, radius: number, fill: string, attributes = '') {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" ${attributes}/>`;
}

/** Returns the dashed outline of a missing facing. */
export function gap(x: number, y: number, width: number, height: number, stroke: string, strokeWidth = 2.4) {
  const dash = strokeWidth < 2 ? '5 4' : '7 5';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-dasharray="${dash}"/>`;
}

/** Returns a scan bracket: four corner strokes around the given box. */
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

/** Joins elements, one call per index: `repeat(3, (i) => …)`. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Returns a whole SVG document of the given size, in px. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${attributes}>${withPacks(body)}</svg>`;
}

/** Returns the SVG markup of shapes. Pages render the same shapes with React. */
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
