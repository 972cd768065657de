import { basisKeyOf, type FigureName, figures } from '#shared/company/figures.ts';
import type { ShownFigure } from '#web/components/cards/figure-text.tsx';
import { useShown, useWhenSet } from './use-content.ts';

type LabelOf<Name extends FigureName> = (typeof figures)[Name]['label'];

/**
 * A figure as the visitor sees it: what it counts, and its basis and date once somebody has stored them.
 *
 * @param texts the fallbacks that the page brings in its copy, with that of the figure's label among them
 */
export function useFigure<Name extends FigureName>(
  texts: Readonly<Record<LabelOf<Name>, string>>,
  name: Name,
): ShownFigure {
  const label: LabelOf<Name> = figures[name].label;
  return { name, text: useShown(label, texts[label]), basis: useWhenSet(basisKeyOf(name)) };
}
