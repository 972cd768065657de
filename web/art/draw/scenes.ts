import { colour, schemes } from './colours.ts';
import { packs } from './packs.ts';
import { drawWall, planWall } from './shelf-wall.ts';
import { bracket, circle, gap, line, path, rect, repeat, svg } from './svg.ts';

const size = { width: 400, height: 262 };
const foot = size.height;
const scene = (...elements: string[]) => svg(size.width, size.height, elements.join(''));

/** Sampling: a tasting table with its parasol, cups and a promoter's box of samples. */
export function drawSampling(): string {
  const parasol =
    rect(146, 40, 7, 150, colour.steelDark) +
    path('M30 78 Q150 -34 270 78Z', colour.rose) +
    repeat(6, (i) =>
      path(`M${30 + i * 40} 78 Q${150} -34 ${70 + i * 40} 78Z`, i % 2 ? colour.white : colour.brick),
    ) +
    rect(30, 76, 240, 6, colour.shade, 'opacity=".12"');
  const table =
    rect(14, 180, 276, 12, colour.date) +
    rect(24, 192, 256, 70, colour.petrol) +
    rect(24, 192, 256, 8, colour.shade, 'opacity=".18"') +
    rect(104, 212, 96, 30, colour.label) +
    rect(116, 221, 52, 5, colour.ink) +
    rect(116, 230, 34, 4, colour.ink, 'opacity=".6"');
  const cups = repeat(4, (i) =>
    i === 2
      ? gap(35 + i * 27, 154, 18, 25, colour.danger, 2)
      : path(`M${34 + i * 27} 154 h20 l-3 26 h-14Z`, colour.white) +
        rect(34 + i * 27, 161, 20, 5, colour.signal),
  );
  const bottles = repeat(3, (i) => packs.bottle(178 + i * 30, 180, 25, 74, schemes.sea, 'disc'));
  const sack =
    packs.box(318, foot, 70, 76, schemes.bone, 'diamond') +
    packs.box(326, foot - 77, 56, 54, schemes.brick, 'diamond');
  return scene(parasol, cups, bottles, table, sack);
}

/** Visibility tools: a cooler with its header, a wobbler, shelf strips and one empty place for a poster. */
export function drawVisibility(): string {
  const cooler =
    rect(12, 40, 150, 222, colour.petrol) +
    rect(12, 24, 150, 34, colour.label) +
    rect(30, 36, 82, 9, colour.ink) +
    rect(24, 68, 126, 182, colour.deep) +
    repeat(4, (i) => packs.bottle(31 + i * 29, 150, 24, 74, schemes.sea, 'disc')) +
    rect(24, 150, 126, 6, colour.steel) +
    repeat(4, (i) => packs.can(31 + i * 29, 240, 25, 52, schemes.signal, 'band')) +
    rect(24, 240, 126, 10, colour.steel) +
    path('M28 70 h22 l-18 176 h-4Z', colour.white, 'opacity=".08"');
  const poster = gap(196, 30, 92, 96, colour.danger, 2.4);
  const shelf =
    rect(186, 236, 208, 26, colour.steelDark) +
    rect(186, 226, 208, 12, colour.label) +
    repeat(3, (i) => rect(196 + i * 68, 230, 34, 4, colour.ink)) +
    repeat(4, (i) => packs.pouch(192 + i * 50, 226, 45, 68, schemes.bone, 'wave'));
  const wobbler =
    line('M352 226 q10 -60 -12 -92', colour.ink, 2.4) +
    circle(336, 104, 34, colour.signal) +
    rect(318, 94, 36, 7, colour.white) +
    rect(318, 107, 22, 6, colour.white);
  return scene(cooler, poster, wobbler, shelf);
}

/** Digital commerce: a marketplace page whose listings are facings; one of them is missing. */
export function drawMarketplace(): string {
  const page =
    rect(8, 16, 344, 246, colour.white) +
    rect(8, 16, 344, 30, colour.petrol) +
    repeat(3, (i) => circle(26 + i * 16, 31, 4.5, i ? colour.mist : colour.label)) +
    rect(24, 60, 150, 16, colour.steel) +
    circle(306, 68, 9, colour.label) +
    rect(322, 64, 18, 8, colour.steel);
  const listing = (x: number, top: number, pack: string) =>
    rect(x, top, 94, 52, colour.mist) +
    pack +
    rect(x, top + 58, 62, 6, colour.ink) +
    repeat(5, (star) => circle(x + 4 + star * 10, top + 73, 3.4, star < 4 ? colour.label : colour.steelDark));
  const row = (top: number, from: number) =>
    repeat(3, (i) => {
      const x = 24 + i * 106;
      const floor = top + 52;
      if (from + i === 4) return gap(x + 1, top + 1, 92, 76, colour.danger, 2.2);
      const pack = [
        packs.gable(x + 34, floor, 22, 44, schemes.petrol, 'slope'),
        packs.jar(x + 32, floor, 28, 34, schemes.brick, 'disc'),
        packs.bottle(x + 38, floor, 17, 46, schemes.sea, 'disc'),
        packs.tin(x + 34, floor, 26, 38, schemes.straw, 'halves'),
        '',
        packs.pouch(x + 31, floor, 32, 44, schemes.signal, 'wave'),
      ][from + i];
      return listing(x, top, pack ?? '');
    });
  return scene(page, row(88, 0), row(178, 3));
}

/** The audit app: a phone held to a shelf, the scanned run bright, the missing facing marked, progress below. */
export function drawAuditorPhone(): string {
  const wall = planWall({ width: 668, height: 470, rows: 3, seed: 31 });
  const screen = { x: 216, y: 56, width: 236, height: 372 };
  const { x, y } = screen;
  const run = repeat(4, (i) =>
    i === 2
      ? gap(x + 22 + i * 50, y + 112, 42, 103, colour.label, 2.4)
      : packs.gable(x + 20 + i * 50, y + 216, 46, 106, schemes.petrol, 'slope'),
  );
  const app =
    rect(x - 14, y - 34, screen.width + 28, screen.height + 66, colour.ink, 'rx="26"') +
    rect(x, y, screen.width, screen.height, colour.bone) +
    rect(x, y, screen.width, 46, colour.petrol) +
    rect(x + 16, y + 14, 96, 8, colour.white) +
    rect(x + 16, y + 28, 60, 5, colour.mist) +
    circle(x + screen.width - 26, y + 23, 9, colour.label) +
    rect(x, y + 46, screen.width, 192, colour.deepRaised) +
    run +
    rect(x, y + 216, screen.width, 10, colour.steel) +
    rect(x, y + 216, screen.width, 2, '#fff') +
    bracket(x + 12, y + 94, 212, 128, '#fff', 3, 18);
  const answers = repeat(3, (i) => {
    const top = y + 254 + i * 26;
    const mark =
      i === 1
        ? line(`M${x + 200} ${top + 1}l11 11m0 -11l-11 11`, colour.danger, 3)
        : line(`M${x + 199} ${top + 6}l5 5 10-12`, colour.ok, 3);
    return rect(x + 16, top + 3, i === 1 ? 84 : 120 - i * 12, 7, colour.ink, 'opacity=".8"') + mark;
  });
  const send =
    rect(x + 16, y + 334, screen.width - 32, 26, colour.label) + rect(x + 84, y + 343, 68, 8, colour.ink);
  const speaker = rect(x + 88, y - 20, 60, 5, colour.deepRaised, 'rx="2.5"');
  const shade = rect(0, 0, 668, 470, colour.deep, 'opacity=".55"');
  return svg(668, 470, drawWall(wall) + shade + app + answers + send + speaker);
}

const skins = ['#E9B98F', '#C98F63', '#D9A176', '#B57B52', '#E3AE85'] as const;

/** The team: name badges hanging from a rail by their ribbons, as labels hang from a shelf, 668x400. */
export function drawTeamBadges(): string {
  const rail =
    rect(0, 60, 668, 14, colour.steel) +
    rect(0, 60, 668, 2, '#fff') +
    rect(0, 72, 668, 2, '#000', 'opacity=".18"');
  const badges = [
    { x: 26, drop: 108, ground: colour.mist, hair: 'short' },
    { x: 154, drop: 150, ground: colour.straw, hair: 'scarf' },
    { x: 282, drop: 92, ground: colour.sage, hair: 'cap' },
    { x: 410, drop: 140, ground: colour.rose, hair: 'long' },
    { x: 538, drop: 112, ground: colour.bone, hair: 'beard' },
  ] as const;
  const drawn = badges.map(({ x, drop, ground, hair }, i) => {
    const top = 60 + drop;
    const middle = x + 52;
    const ribbon = path(
      `M${middle - 26} 66 h12 L${middle} ${top - 12} L${middle + 14} 66 h12 L${middle + 6} ${top} h-12Z`,
      i === 2 ? colour.label : colour.sea,
    );
    const card =
      rect(x, top, 104, 150, '#fff', 'rx="6"') +
      rect(x + 8, top + 16, 88, 84, ground) +
      rect(middle - 14, top + 5, 28, 5, colour.steelDark, 'rx="2.5"');
    const name = rect(x + 16, top + 110, 72, 8, colour.ink) + rect(x + 16, top + 125, 46, 6, colour.control);
    return ribbon + card + drawPortrait(middle, top + 100, skins[i] ?? skins[0], hair) + name;
  });
  return svg(
    668,
    400,
    rect(0, 0, 668, 400, colour.deepRaised) +
      rect(0, 0, 668, 60, '#000', 'opacity=".2"') +
      rail +
      drawn.join(''),
  );
}

/** Head and shoulders on the lower edge of a badge's picture. */
function drawPortrait(
  x: number,
  base: number,
  skin: string,
  hair: 'short' | 'scarf' | 'cap' | 'long' | 'beard',
): string {
  const shirt = {
    short: colour.petrol,
    scarf: colour.brick,
    cap: colour.petrol,
    long: colour.date,
    beard: colour.sea,
  }[hair];
  const shoulders = path(`M${x - 36} ${base} q0 -26 26 -28 h20 q26 2 26 28Z`, shirt);
  const neck = rect(x - 8, base - 38, 16, 16, skin);
  const head = path(`M${x - 17} ${base - 56} a17 19 0 0 1 34 0 v4 a17 18 0 0 1 -34 0Z`, skin);
  const crown = `M${x - 18} ${base - 54} q-3 -24 18 -24 q21 0 18 24 q-6 -12 -18 -12 q-12 0 -18 12Z`;
  const tops = {
    short: path(crown, colour.ink),
    scarf:
      path(`M${x - 22} ${base - 50} a22 27 0 0 1 44 0 q0 16 -8 24 h-28 q-8 -8 -8 -24Z`, colour.brick) +
      path(`M${x - 13} ${base - 54} a13 15 0 0 1 26 0 v3 a13 15 0 0 1 -26 0Z`, skin),
    cap:
      path(`M${x - 18} ${base - 58} a18 18 0 0 1 36 0Z`, colour.label) +
      rect(x - 2, base - 60, 30, 5, colour.label, 'rx="2.5"'),
    long: path(
      `M${x - 20} ${base - 24} v-32 q0 -22 20 -22 q20 0 20 22 v32 h-8 v-30 q-12 -2 -18 -10 q-2 8 -6 10 v30Z`,
      colour.date,
    ),
    beard:
      path(crown, colour.date) +
      path(`M${x - 17} ${base - 52} v4 a17 18 0 0 0 34 0 v-4 q-4 10 -17 10 q-13 0 -17 -10Z`, colour.date),
  };
  return shoulders + neck + head + tops[hair];
}
