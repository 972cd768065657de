import { TriangleAlert } from 'lucide-react';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { content, isContentKey } from '#shared/content/registry.ts';
import { Icon } from '#web/components/icon.tsx';
import { Badge } from '../ui/badge.tsx';
import { copy } from './copy.en.ts';

/** Marks an item whose Arabic is missing or older than its English. An address or a number needs no translation. */
export function ArabicBadge({ item }: { item: ContentItem | undefined }) {
  if (!item || (isContentKey(item.key) && isSameInEveryLanguage(content[item.key].kind))) return null;
  const state = arabicState(item);
  if (state === 'current') return null;
  return (
    <Badge tone="label" lang="en" dir="ltr">
      <Icon of={TriangleAlert} size={14} />
      {copy.arabic[state]}
    </Badge>
  );
}
