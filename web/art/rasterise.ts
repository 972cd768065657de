import { Resvg } from '@resvg/resvg-js';

/** Renders an SVG without text to PNG, `width` px wide (its own width when left out). */
export function toPng(svg: string, width?: number): Buffer {
  return render(svg, width).asPng();
}

/** Renders an SVG without text to raw RGBA pixels, row by row, `width` px wide. */
export function toPixels(svg: string, width: number): Buffer {
  return render(svg, width).pixels;
}

function render(svg: string, width?: number) {
  const fitTo = width ? ({ mode: 'width', value: width } as const) : ({ mode: 'original' } as const);
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render();
}
