import { useContent } from '#web/features/content/use-content.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';

export interface Slide {
  id: string;
  title: string;
  lead: string;
  features: readonly string[];
}

/** Returns the carousel's four slides; the texts of the first three are editable. */
export function useSlides(
  { actionTitle, actionText, features }: BelowTheFoldCopy['carousel'],
  texts: BelowTheFoldTexts,
): Slide[] {
  const slides = [
    { title: useContent(texts, 'different1_title'), lead: useContent(texts, 'different1_description') },
    { title: useContent(texts, 'different2_title'), lead: useContent(texts, 'different2_description') },
    { title: useContent(texts, 'different3_title'), lead: useContent(texts, 'different3_description') },
    { title: actionTitle, lead: actionText },
  ];
  return slides.map((slide, i) => ({ ...slide, id: `slide-${i}`, features: features[i] ?? [] }));
}
