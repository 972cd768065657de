import type { QueryClient } from '@tanstack/react-query';
import { contentItemAddress, messageAddress, postEditorAddress } from '#shared/admin-paths.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { TranslatedKind } from '#shared/content/translation.ts';
import { mergeThreeWay } from '#shared/text/three-way.ts';
import { copy as contentCopy } from '#web/admin/content/history/copy.en.ts';
import { draftOf as contentDraftOf } from '#web/admin/content/state/content-draft.ts';
import { contentDrafts } from '#web/admin/content/state/content-drafts.tsx';
import { siteContentQuery } from '#web/admin/content/state/site-content-queries.ts';
import { copy as pictureCopy } from '#web/admin/images/library/copy.en.ts';
import { draftOfPicture, pictureDrafts } from '#web/admin/images/library/picture-drafts.ts';
import { picturesQuery } from '#web/admin/images/library/picture-queries.ts';
import type { Drafts, Leftover, UnsavedThing } from '#web/admin/lib/drafts/drafts.ts';
import { unchangedDraft, type VersionedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { copy as handlingCopy } from '#web/admin/messages/handling/copy.en.ts';
import { handlingDrafts } from '#web/admin/messages/handling/handling-drafts.ts';
import { handledQuery, draftOf as handlingDraftOf } from '#web/admin/messages/handling/handling-query.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { type PostDraft, postDrafts } from '#web/admin/posts/editor/post-drafts.ts';
import { readDraft } from '#web/admin/posts/editor/working-copy/read-draft.ts';
import { labelOfField } from '#web/admin/posts/post-definition.ts';
import { translationDrafts } from '#web/admin/translations/translation-drafts.ts';
import { translationsAddress, workQuery } from '#web/admin/translations/translation-queries.ts';
import { isAbsent } from '#web/lib/api-client.ts';

/** The server's version: `at` is when it was saved (ISO 8601) and `by` who saved it, where known. */
export interface OnServer<Draft = VersionedDraft> {
  readonly draft: Draft;
  readonly at?: string | undefined;
  readonly by?: string | undefined;
}

/** Describes how leftovers of one kind of editor are offered to the user. */
interface Source<Draft extends VersionedDraft> {
  readonly drafts: Drafts<Draft>;
  /** Reads the stored version; `undefined` when there is none. */
  readonly read: (
    draft: Draft,
    key: string,
    queryClient: QueryClient,
  ) => Promise<OnServer<Draft> | undefined>;
  /** Returns the label of a field. */
  readonly labelOf: (name: string, draft: Draft) => string;
  /** Returns the URL of the dashboard at which the item is edited. */
  readonly address: (key: string, draft: Draft) => string;
  /**
   * Returns the typed draft, based on the server's version. @default the draft as it was typed; the next save then asks the
   * user about contradictions
   */
  readonly over?: (draft: Draft, stored: Draft) => Draft;
}

/** A leftover, with the actions of its kind. */
export interface Offer {
  readonly id: string;
  readonly at: number;
  readonly thing: UnsavedThing;
  readonly draft: VersionedDraft;
  readonly isOf: (storageKey: string, key: string) => boolean;
  readonly address: string;
  readonly labelOf: (name: string) => string;
  readonly read: (queryClient: QueryClient) => Promise<OnServer | undefined>;
  /** Keeps the leftover draft, based on the server's version, instead of the draft that is being typed for the same item. */
  readonly take: (stored: OnServer | undefined) => void;
  readonly entry: Leftover['entry'];
}

const posts: Source<PostDraft> = {
  drafts: postDrafts,
  read: async ({ kind, id }) => {
    const found = await readDraft(postDefinitions[kind], id).catch(nothingThere);
    return found && { draft: found.draft, at: found.savedAt, by: found.savedBy };
  },
  labelOf: (name, { kind }) => labelOfField(postDefinitions[kind], name),
  address: (id, { kind }) => postEditorAddress(kind, id),
  over: (draft, stored) => {
    const before = (draft.copy ?? draft.base).values;
    const { values, contradictions } = mergeThreeWay(before, draft.values, stored.values);
    const isContradicted = stored.copy !== undefined && contradictions.length > 0;
    return { ...stored, values, ...(isContradicted && { keepsOther: true }) };
  },
};

const content: Source<VersionOf<typeof contentDrafts>> = {
  drafts: contentDrafts,
  read: async (_, key, queryClient) => {
    const items = await queryClient.fetchQuery({ ...siteContentQuery, staleTime: 0 });
    const item = items.find((one) => one.key === key);
    const times = [item?.valueUpdatedAt, item?.valueArUpdatedAt].filter((time) => time !== undefined);
    return { draft: contentDraftOf(key as ContentKey, item), at: times.toSorted().at(-1) };
  },
  labelOf: (name) => (name === 'value' ? contentCopy.english : contentCopy.arabic),
  address: (key) => contentItemAddress(key as ContentKey),
};

const messages: Source<VersionOf<typeof handlingDrafts>> = {
  drafts: handlingDrafts,
  read: async (_, id, queryClient) => {
    const message = await queryClient.fetchQuery({ ...handledQuery(id), staleTime: 0 }).catch(nothingThere);
    const [last] = message?.history ?? [];
    return message && { draft: handlingDraftOf(message), at: last?.at, by: last?.by };
  },
  labelOf: (name) => handlingCopy.things[name as keyof typeof handlingCopy.things] ?? name,
  address: messageAddress,
};

const pictures: Source<VersionOf<typeof pictureDrafts>> = {
  drafts: pictureDrafts,
  read: async (_, id, queryClient) => {
    const kept = await queryClient.fetchQuery(picturesQuery('kept'));
    const picture = kept.find((one) => one.id === id);
    return picture && { draft: draftOfPicture(picture) };
  },
  labelOf: (name) => pictureCopy[name as 'name' | 'alt' | 'altAr' | 'focus'] ?? name,
  address: () => '/admin-panel?tab=pictures',
};

const translations: Source<VersionOf<typeof translationDrafts>> = {
  drafts: translationDrafts,
  read: async (typed, key, queryClient) => {
    const [kind = '', ...id] = key.split('#');
    const thing = { kind: kind as TranslatedKind, id: id.join('#') };
    const work = await queryClient.fetchQuery({ ...workQuery(thing), staleTime: 0 }).catch(nothingThere);
    if (!work) return undefined;
    const values = Object.fromEntries(
      Object.keys(typed.values).map((name) => [
        name,
        work.texts.find((text) => text.name === name)?.arabic ?? '',
      ]),
    );
    return { draft: { ...typed, ...unchangedDraft(values, work.version) }, at: work.changedAt || undefined };
  },
  labelOf: () => contentCopy.arabic,
  address: () => translationsAddress,
};

type VersionOf<Of> = Of extends Drafts<infer Draft extends VersionedDraft> ? Draft : never;

/** Returns the offers for the entries of closed tabs. */
export function offersIn(entries: readonly Leftover['entry'][]): Offer[] {
  const found = [
    ...offersOf(posts, entries),
    ...offersOf(content, entries),
    ...offersOf(messages, entries),
    ...offersOf(pictures, entries),
    ...offersOf(translations, entries),
  ];
  return found.sort((one, other) => one.at - other.at);
}

function offersOf<Draft extends VersionedDraft>(
  source: Source<Draft>,
  entries: readonly Leftover['entry'][],
): Offer[] {
  const { drafts, read, labelOf, address, over = (draft) => draft } = source;
  return drafts.leftoversIn(entries).map(({ key, draft, at, entry }) => ({
    id: `${entry.tab}-${entry.kind}-${key}`,
    at,
    entry,
    draft,
    thing: drafts.nameOf(draft, key),
    isOf: (storageKey, other) => storageKey === drafts.storageKey && key === other,
    address: address(key, draft),
    labelOf: (name) => labelOf(name, draft),
    read: (queryClient) => read(draft, key, queryClient),
    // The cast is safe, because `read` of the same source returned `stored`.
    take: (stored) => drafts.keepInstead(key, stored ? over(draft, stored.draft as Draft) : draft),
  }));
}

function nothingThere(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}
