import { TriangleAlert } from 'lucide-react';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { content, isContentKey } from '#shared/content/registry.ts';
import { directionOf } from '#shared/language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';

/** Marks an item whose Arabic is missing or outdated. URLs, e-mail addresses and numbers need no translation. */
export function ArabicBadge({ item }: { item: ContentItem | undefined }) {
  if (!item || (isContentKey(item.key) && isSameInEveryLanguage(content[item.key].kind))) return null;
  const state = arabicState(item);
  if (state === 'current') return null;
  return (
    <Badge tone="label" lang={adminLanguage} dir={directionOf(adminLanguage)}>
      <Icon of={TriangleAlert} size={14} />
      {copy.arabic[state]}
    </Badge>
  );
}
