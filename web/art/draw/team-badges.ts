import { colour } from '#web/theme/drawing-colours.ts';
import { path, rect, svg } from './svg.ts';

const skins = ['#E9B98F', '#C98F63', '#D9A176', '#B57B52', '#E3AE85'] as const;

/** The team: name badges that hang from a rail by ribbons, 668x400. */
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
  const neck = hair === 'scarf' ? '' : rect(x - 8, base - 38, 16, 16, skin);
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
