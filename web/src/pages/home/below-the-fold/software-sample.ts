/**
 * Availability in the five stores of the drawn dashboard, in the order of their names. Example data, as the caption
 * says.
 */
export const shares = [0.94, 0.71, 0.88, 0.63, 0.82] as const;

const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** Availability over all stores, week by week; the last week is the mean of the stores above. */
export const weeks = [0.61, 0.64, 0.63, 0.68, 0.72, 0.7, 0.76, mean] as const;

/** The phone's reading of its picture: the cartons in the bracket and the gap among them. */
export const readings = { counted: 4, empty: 1 } as const;

/** The meter's ten facings, in its own units. */
export const meter = { facings: 10, facing: 10, step: 13 } as const;

/** Returns the filled length of the meter for a share, without the gaps between its facings. */
export function filledLength(share: number): number {
  const inFacings = share * meter.facings;
  const full = Math.floor(inFacings);
  return full * meter.step + (inFacings - full) * meter.facing;
}

/** Returns the height of a share in the chart, whose lines are at 60, 70 and 80 %. */
export const chartHeight = (share: number) => 66 - (share - 0.6) * 260;

/** The chart's points, from the first week to the last. */
export const chartPoints = weeks.map((share, i) => [6 + i * 64, chartHeight(share)] as const);
