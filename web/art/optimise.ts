import { optimize } from 'svgo';

/** Returns the same drawing in fewer bytes: paths to a tenth of a pixel, opacities to a hundredth. */
export function optimise(svg: string): string {
  const overrides = { cleanupNumericValues: { floatPrecision: 2 } };
  const plugins = [{ name: 'preset-default' as const, params: { overrides } }];
  return optimize(svg, { multipass: true, floatPrecision: 1, plugins }).data;
}
