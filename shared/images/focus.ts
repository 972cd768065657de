/** The focal point of a picture, in percent of its width and height, from its top left corner. */
export interface Focus {
  readonly x: FocusStep;
  readonly y: FocusStep;
}

/** The possible coordinates of a focal point, in percent. */
export const focusSteps = [0, 25, 50, 75, 100] as const;
export type FocusStep = (typeof focusSteps)[number];

const isStep = (value: number): value is FocusStep => focusSteps.some((step) => step === value);

/** Returns the focal point at the end of a URL, as in `…/1600x1067.jpg#focus=25,75`; `undefined` for the middle. */
export function parseFocus(address: string): Focus | undefined {
  const [, across, down] = /#focus=(\d{1,3}),(\d{1,3})$/.exec(address) ?? [];
  const [x, y] = [Number(across), Number(down)];
  return isStep(x) && isStep(y) && (x !== 50 || y !== 50) ? { x, y } : undefined;
}

/** Returns the URL with this focal point instead of its own. The middle is left out. */
export function withFocus(address: string, { x, y }: Focus): string {
  const plain = withoutFragment(address);
  return x === 50 && y === 50 ? plain : `${plain}#focus=${x},${y}`;
}

/** Returns the URL of the file, without a focal point. */
export function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, '');
}
