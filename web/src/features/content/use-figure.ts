import { basisKeyOf, type FigureName, figures } from '#shared/company/figures.ts';
import type { ShownFigure } from '#web/components/cards/figure-text.tsx';
import { useContentValue, useWhenSet } from './use-content.ts';

type LabelOf<Name extends FigureName> = (typeof figures)[Name]['label'];

/**
 * Returns a figure as visitors see it: its label, and its basis and date if stored.
 *
 * @param texts the defaults in the page's copy, including the figure's label
 */
export function useFigure<Name extends FigureName>(
  texts: Readonly<Record<LabelOf<Name>, string>>,
  name: Name,
): ShownFigure {
  const label: LabelOf<Name> = figures[name].label;
  return { name, text: useContentValue(label, texts[label]), basis: useWhenSet(basisKeyOf(name)) };
}
