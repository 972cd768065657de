import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Renders an SVG without text to PNG, `width` px wide (its own width when left out). */
export function toPng(svg: string, width?: number): Buffer {
  return render(svg, width, (image) => image.asPng());
}

/** Renders an SVG without text to raw RGBA pixels, row by row, `width` px wide. */
export function toPixels(svg: string, width: number): Buffer {
  return render(svg, width, (image) => image.pixels);
}

/** The fonts for an SVG's text, and the family for text that names none. */
interface TextFonts {
  readonly fontBuffers: Uint8Array[];
  readonly defaultFontFamily: string;
}

/** Renders an SVG with text to raw RGBA pixels, row by row, in its own size. */
export function toPixelsWithText(svg: string, fonts: TextFonts): Buffer {
  return render(svg, undefined, (image) => image.pixels, fonts);
}

/** The rendered pixels are outside of JavaScript's heap, and have to be freed. */
function render(
  svg: string,
  width: number | undefined,
  read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Uint8Array,
  fonts?: TextFonts,
): Buffer {
  const fitTo = width ? ({ mode: 'width', value: width } as const) : ({ mode: 'original' } as const);
  const resvg = new Resvg(svg, { fitTo, font: { loadSystemFonts: false, ...fonts } });
  const image = resvg.render();
  try {
    return Buffer.from(read(image));
  } finally {
    image.free();
    resvg.free();
  }
}
