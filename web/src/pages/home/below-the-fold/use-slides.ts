import { useContent } from '#web/features/content/use-content.ts';
import type { BelowTheFoldCopy } from './copy.en.ts';

export interface Slide {
  id: string;
  title: string;
  lead: string;
  features: readonly string[];
}

/** The carousel's four slides; what the first three say is editable. */
export function useSlides({ actionTitle, actionText, features }: BelowTheFoldCopy['carousel']): Slide[] {
  const texts = [
    { title: useContent('different1_title'), lead: useContent('different1_description') },
    { title: useContent('different2_title'), lead: useContent('different2_description') },
    { title: useContent('different3_title'), lead: useContent('different3_description') },
    { title: actionTitle, lead: actionText },
  ];
  return texts.map((text, i) => ({ ...text, id: `slide-${i}`, features: features[i] ?? [] }));
}
