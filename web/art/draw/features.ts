import { provinces } from '#shared/plan/provinces.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { gap, line, rect, repeat, svg } from './svg.ts';

const width = 320;
const height = 104;
const foot = 92;

/** A phone without a signal: visits that were sent are facings, the one being sent is yellow, those still kept are gaps. */
function drawOffline(): string {
  const phone =
    rect(8, 4, 58, foot - 4, colour.ink, 'rx="7"') +
    rect(13, 12, 48, foot - 24, colour.bone) +
    rect(13, 12, 48, 12, colour.petrol) +
    repeat(3, (i) => rect(18, 32 + i * 15, 26 - i * 4, 4, colour.ink, 'opacity=".7"')) +
    repeat(3, (i) => line(`M50 ${34 + i * 15}l3 3 5-7`, colour.ok, 2.4));
  const visits = repeat(7, (i) => {
    const x = 88 + i * 32;
    if (i > 4) return gap(x + 1, foot - 51, 22, 51, colour.control, 1.8);
    return rect(x, foot - 52, 24, 52, i === 4 ? colour.label : colour.petrol, 'rx="2"');
  });
  return drawRail() + phone + visits;
}

/** The provinces: a pilot in one, then the whole country. */
function drawGrowing(): string {
  const map = (left: number, pilot: boolean) =>
    provinces
      .map(({ id, column, row, region }) => {
        const [x, y] = [left + column * 15, 2 + row * 15];
        if (pilot && id !== 'baghdad') return gap(x + 0.8, y + 0.8, 11.4, 11.4, colour.control, 1.4);
        return rect(
          x,
          y,
          13,
          13,
          pilot ? colour.label : region === 'kurdistan' ? colour.kurdistan : colour.petrol,
          'rx="2"',
        );
      })
      .join('');
  return drawRail() + map(20, true) + map(164, false);
}

function drawRail(): string {
  return (
    rect(0, foot, width, 12, colour.steelDark) +
    rect(0, foot, width, 2, colour.white) +
    rect(0, foot + 2, width, 6, colour.steel)
  );
}

/** Drawings of features that no exhibit of their page shows. */
export const features = {
  offline: svg(width, height, drawOffline()),
  growing: svg(width, height, drawGrowing()),
};
