import { contentItemAddress, postEditorAddress } from '#shared/admin-paths.ts';
import type { Place } from '#shared/content/places.ts';
import { content, isContentKey } from '#shared/content/registry.ts';
import type { WaitingTranslation } from '#shared/content/translation.ts';
import { labelOf, placeName } from '#web/admin/lib/language/content-names.en.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { labelOfField } from '#web/admin/posts/post-definition.ts';
import { copy } from './copy.en.ts';

/** Returns the id of an item in lists and drafts. */
export const keyOf = ({ kind, id }: Pick<WaitingTranslation, 'kind' | 'id'>) => `${kind}#${id}`;

/** Returns the name of an item: the label of a content item, otherwise the stored name, or a substitute if that is empty. */
export function nameOf({ kind, id, name }: WaitingTranslation): string {
  if (kind === 'content') return isContentKey(id) ? labelOf(id) : id;
  return name || (kind === 'picture' ? copy.unnamed : id);
}

/** Returns the place or kind of an item, in a few words. */
export function factsOf({ kind, id, count }: WaitingTranslation): string {
  if (kind === 'content') {
    const { tab, section } = isContentKey(id) ? (content[id] as Place) : { tab: undefined };
    return placeName(tab ?? section ?? '');
  }
  const name = copy.kinds[kind];
  if (kind === 'category') return copy.facts.category(name, count);
  return kind === 'picture' ? name : copy.facts.post(name, count);
}

/** Returns the label of one of an item's texts. */
export function labelOfText({ kind, id }: WaitingTranslation, field: string): string {
  if (kind === 'content') return isContentKey(id) ? labelOf(id) : id;
  if (kind === 'category') return copy.categoryName;
  return kind === 'picture' ? copy.alt : labelOfField(postDefinitions[kind], field);
}

/** True if a text has several lines. */
export function isLong({ kind, id }: WaitingTranslation, field: string): boolean {
  if (kind === 'content') return isContentKey(id) && content[id].kind !== 'text';
  if (kind === 'category' || kind === 'picture') return false;
  const { rows, side } = postDefinitions[kind];
  return [...rows, ...side].some(
    (one) => one.name === field && (one.control === 'markdown' || one.control === 'paragraphs'),
  );
}

/** True if a text is written in Markdown. */
export function isMarkdown({ kind }: WaitingTranslation, field: string): boolean {
  if (kind === 'content' || kind === 'category' || kind === 'picture') return false;
  return postDefinitions[kind].rows.some((one) => one.name === field && one.control === 'markdown');
}

/** True for a list with several entries, which only its own editor can change. */
export function isList({ kind, id }: WaitingTranslation): boolean {
  return kind === 'content' && isContentKey(id) && content[id].kind === 'list';
}

/** Returns the URL at which an item is edited, with the Arabic first; `undefined` if it has no URL of its own. */
export function editorOf({ kind, id }: WaitingTranslation): string | undefined {
  if (kind === 'content') return isContentKey(id) ? contentItemAddress(id, 'ar') : undefined;
  return kind === 'picture' || kind === 'category' ? undefined : postEditorAddress(kind, id, 'ar');
}
