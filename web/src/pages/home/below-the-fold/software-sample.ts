/** Availability at the five stores of the drawn dashboard, in the order of their names. Made up, as its caption says. */
export const shares = [0.94, 0.71, 0.88, 0.63, 0.82] as const;

const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** Availability over all the stores, week by week; the last week is what the stores above it come to. */
export const weeks = [0.61, 0.64, 0.63, 0.68, 0.72, 0.7, 0.76, mean] as const;

/** What the phone reads from the picture it shows: the cartons that stand in the bracket and the gap among them. */
export const readings = { counted: 4, empty: 1 } as const;

/** The meter's ten facings, in its own units. */
export const meter = { facings: 10, facing: 10, step: 13 } as const;

/** How far the meter is filled for a share, so that the filled part of its facings is that share of all of them. */
export function filledLength(share: number): number {
  const inFacings = share * meter.facings;
  const full = Math.floor(inFacings);
  return full * meter.step + (inFacings - full) * meter.facing;
}

/** The height of a share in the chart, whose lines stand at 60, 70 and 80 %. */
export const chartHeight = (share: number) => 66 - (share - 0.6) * 260;

/** The chart's points, from the first week to the last. */
export const chartPoints = weeks.map((share, i) => [6 + i * 64, chartHeight(share)] as const);
