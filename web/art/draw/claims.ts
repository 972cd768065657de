import { colour } from '#web/theme/drawing-colours.ts';
import { bracket, gap, line, pack, rect, repeat, svg } from './svg.ts';

/**
 * The pictures of the carousel are 1000x560. Pages may crop them: everything that matters is in the middle 640x300, and
 * only background and rails reach the edges.
 */
const size = { width: 1000, height: 560 };
const [left, top] = [180, 130];

const claim = (ground: string, ...elements: string[]) =>
  svg(size.width, size.height, rect(0, 0, size.width, size.height, ground) + elements.join(''));

/** A rail from edge to edge. */
const rail = (y: number) =>
  rect(0, y, size.width, 10, colour.railFace) +
  rect(0, y, size.width, 2, '#fff') +
  rect(0, y + 8, size.width, 2, colour.railFoot);

/** Returns a list of products on two shelves, each with its agreed facings: present ones are filled, missing ones dashed. */
function drawScores(): string {
  const score = (x: number, foot: number, filled: number) =>
    repeat(5, (i) =>
      i < filled
        ? rect(x + i * 30, foot - 44, 24, 44, colour.petrol)
        : gap(x + i * 30 + 1, foot - 43, 22, 42, colour.danger, 2.2),
    );
  const shelf = (foot: number, first: string, firstScore: number, second: string, secondScore: number) =>
    first + score(left + 122, foot, firstScore) + second + score(left + 462, foot, secondScore) + rail(foot);
  return (
    shelf(
      top + 138,
      pack('milk', left + 24, top + 138, 66, 132),
      5,
      pack('rice', left + 346, top + 138, 98, 126),
      4,
    ) +
    shelf(
      top + 290,
      pack('tea', left + 16, top + 290, 76, 116),
      3,
      pack('juice', left + 362, top + 290, 66, 132),
      5,
    )
  );
}

/** Returns a phone that counts a shelf without signal, and the waiting visits, the first of which has been sent. */
function drawOfflineVisits(): string {
  const [x, y] = [left + 60, top];
  const cartons = repeat(3, (i) =>
    i === 1
      ? gap(x + 16 + i * 44 + 1, y + 92, 34, 75, colour.label, 2.2)
      : pack('milk', x + 16 + i * 44, y + 168, 37, 76),
  );
  const phone =
    rect(x - 12, y - 4, 174, 304, colour.ink, 'rx="18"') +
    rect(x, y + 12, 150, 272, colour.bone) +
    rect(x, y + 12, 150, 34, colour.petrol) +
    rect(x + 12, y + 25, 66, 8, '#fff') +
    line(`M${x + 122} ${y + 22}l14 14m0 -14l-14 14`, colour.label, 3) +
    rect(x, y + 46, 150, 130, colour.deepRaised) +
    cartons +
    rect(x, y + 168, 150, 8, colour.steel) +
    bracket(x + 8, y + 82, 134, 90, '#fff', 3, 16) +
    [0, 1].map((i) => rect(x + 12, y + 194 + i * 20, 84 - i * 22, 7, colour.ink)).join('') +
    rect(x + 12, y + 244, 126, 26, colour.label);
  const visits = repeat(3, (i) => {
    const cardTop = top + 8 + i * 100;
    const card = (ground: string) => rect(left + 330, cardTop, 250, 80, ground);
    const words =
      rect(left + 426, cardTop + 22, 120, 9, colour.ink) +
      rect(left + 426, cardTop + 46, 76, 7, colour.control);
    const shown = pack(
      i === 0 ? 'yoghurt' : i === 1 ? 'tea' : 'oilTin',
      left + 354,
      cardTop + 68,
      44,
      i === 0 ? 42 : 54,
    );
    return i === 0
      ? card('#fff') + shown + words + line(`M${left + 550} ${cardTop + 40}l7 7 13 -15`, colour.ok, 4)
      : card(colour.mist) + gap(left + 331, cardTop + 1, 248, 78, colour.petrol, 2.4) + shown + words;
  });
  return phone + visits;
}

/** Returns findings in order of urgency, each with its task. */
function drawActions(): string {
  const rows = [
    { ground: colour.label, sold: 'yoghurt', width: 250 },
    { ground: '#fff', sold: 'tea', width: 190 },
    { ground: '#fff', sold: 'dateSyrup', width: 140 },
  ] as const;
  return rows
    .map(({ ground, sold, width }, i) => {
      const y = top + i * 104;
      const words =
        rect(left + 196, y + 24, width, 11, colour.ink) +
        rect(left + 196, y + 50, width * 0.6, 8, colour.control);
      const facings =
        pack(sold, left + 24, y + 80, 52, i === 0 ? 50 : 64) +
        gap(left + 90, y + (i === 0 ? 31 : 17), 50, i === 0 ? 48 : 62, colour.danger, 2.4);
      const box =
        rect(left + 556, y + 26, 40, 40, '#fff', `stroke="${colour.ink}" stroke-width="3"`) +
        (i === 0 ? line(`M${left + 565} ${y + 46}l9 9 15 -18`, colour.ok, 5) : '');
      return rect(left, y, 640, 92, ground) + facings + words + box;
    })
    .join('');
}

/** The drawings of three of the carousel's claims; the fourth is the map of the provinces. */
export const claims = {
  scores: () => claim(colour.mist, drawScores()),
  phone: () => claim(colour.petrol, drawOfflineVisits()),
  actions: () => claim(colour.deep, drawActions()),
};
