import type { Language } from '#shared/language.ts';
import { type Province, provinces } from '#shared/plan/provinces.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { rect, svg } from './svg.ts';

const tileSize = 78;
const tileGap = 8;
const step = tileSize + tileGap;
const longName = 10;

const fillOf = (province: Province) => (province.region === 'kurdistan' ? colour.kurdistan : colour.petrol);

function drawName({ name, column, row }: Province, language: Language): string {
  const x = column * step + tileSize / 2;
  const y = row * step + tileSize * 0.56;
  const size = language === 'ar' ? 13 : name.en.length > longName ? 10.7 : 12.5;
  const style = language === 'ar' ? 'direction="rtl"' : 'font-stretch="88%"';
  return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="580" fill="#fff" ${style}>${name[language]}</text>`;
}

/** The provinces as named tiles, 422x508. The names are in the font of the page, because the page contains the SVG itself. */
export function drawTileMap(language: Language): string {
  const tiles = provinces.map((province) => {
    const { column, row } = province;
    return (
      rect(column * step, row * step, tileSize, tileSize, fillOf(province), 'rx="3"') +
      drawName(province, language)
    );
  });
  return svg(5 * step - tileGap, 6 * step - tileGap, tiles.join(''), 'aria-hidden="true"');
}

/** The map without names, one tile highlighted: elements for a 520x520 scene. */
export function drawMapScene(): string {
  const scale = 0.76;
  const tiles = provinces.map((province) => {
    const fill = province.name.en === 'Baghdad' ? colour.label : fillOf(province);
    return rect(province.column * step, province.row * step, tileSize, tileSize, fill, 'rx="3"');
  });
  const x = (520 - (5 * step - tileGap) * scale) / 2;
  const y = (520 - (6 * step - tileGap) * scale) / 2;
  const map = `<g transform="translate(${x} ${y}) scale(${scale})">${tiles.join('')}</g>`;
  return rect(0, 0, 520, 520, colour.mist) + map;
}
