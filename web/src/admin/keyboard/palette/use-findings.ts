import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { FileText, ImageIcon, type LucideIcon, Mail, Type, Upload, User } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import {
  adminAddresses,
  contentItemAddress,
  messageAddress,
  personAddress,
  pictureAddress,
  postEditorAddress,
  postListAddress,
} from '#shared/admin-paths.ts';
import { findMessages } from '#shared/api/messages/messages.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { labels as arabicLabels } from '#shared/content/labels.ar.ts';
import { dashboardTabs } from '#shared/content/layout.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import type { LibraryPicture } from '#shared/images/library.ts';
import type { Language } from '#shared/language.ts';
import { type Message, stateOf } from '#shared/messages/message.ts';
import { messageSearchMaxLength } from '#shared/messages/message-filter.ts';
import type { Person } from '#shared/people/person.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { contentDraftsQuery } from '#web/admin/content/drafts/draft-queries.ts';
import { shownByDefault } from '#web/admin/content/state/content-draft.ts';
import { findItems, groupName } from '#web/admin/content/state/find-items.ts';
import { siteContentQuery } from '#web/admin/content/state/site-content-queries.ts';
import { findPictures, titleOf } from '#web/admin/images/library/find-pictures.ts';
import { picturesQuery } from '#web/admin/images/library/picture-queries.ts';
import { placeName as arabicPlaceName } from '#web/admin/lib/language/content-names.ar.ts';
import { labelOf, placeName } from '#web/admin/lib/language/content-names.en.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { foundKey } from '#web/admin/messages/data/message-queries.ts';
import { handledQuery } from '#web/admin/messages/handling/handling-query.ts';
import { peopleQuery } from '#web/admin/people/people-queries.ts';
import { findRows } from '#web/admin/posts/list/find/find-rows.ts';
import { names as postNames } from '#web/admin/posts/names.en.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import { bestFirst, hasWords, wordsOf } from './match.ts';
import { type Act, actions, type Place, screens } from './places.ts';

/** The groups of results, in their order. */
const groupNames = [
  'recent',
  'screens',
  'actions',
  'posts',
  'texts',
  'pictures',
  'people',
  'messages',
] as const;
type GroupName = (typeof groupNames)[number];
/** A group whose results come from the server. */
type Source = Exclude<GroupName, 'recent' | 'screens' | 'actions'>;

/** A result of the search: a link, or an action. */
export interface Finding {
  /** Unique among the results: a prefix for the sort of result, then the id of the item itself, such as `all:blog`. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly to?: string | undefined;
  readonly act?: Act | undefined;
  /** True for a link to a longer list, which is not stored as recent. */
  readonly isMore?: boolean;
}

interface FindingGroup {
  readonly name: GroupName;
  readonly findings: readonly Finding[];
}

interface Findings {
  readonly groups: readonly FindingGroup[];
  /** The groups that are still loading; `failed`: those that could not be loaded. */
  readonly pending: readonly Source[];
  readonly failed: readonly Source[];
  readonly tryAgain: () => void;
}

/** The number of results in each group. */
const maxOfKind = 5;
/** The maximum age of the searched data, in milliseconds. */
const fresh = 60_000;
/** How long the words stay the same before messages are searched, in milliseconds. */
const typingPause = 250;

/** Returns the results for the words; without words, the recent results and everything that can be opened. */
export function useFindings(search: string, recent: readonly string[]): Findings {
  const isOwner = useIsOwner();
  const words = useMemo(() => wordsOf(search), [search]);
  const isSearching = words.length > 0;
  const needs = (kind: string) => isSearching || recent.some((id) => id.startsWith(`${kind}:`));
  const text = usePaused(search.trim().slice(0, messageSearchMaxLength));
  const isSearchable = /[\p{L}\p{N}]{2}/u.test(text);

  const posts = useQueries({
    queries: postKinds.map((kind) => ({
      ...postsQuery(kind),
      enabled: needs(kind),
      ...{ staleTime: fresh, refetchOnMount: true },
    })),
  });
  const items = useQuery({ ...siteContentQuery, enabled: needs('text') });
  const drafts = useQuery(contentDraftsQuery);
  const pictures = useQuery({ ...picturesQuery('kept'), enabled: needs('picture'), staleTime: fresh });
  const people = useQuery({ ...peopleQuery, enabled: isOwner && needs('person'), staleTime: fresh });
  const messages = useQuery({
    queryKey: [...foundKey, { text, limit: maxOfKind }],
    queryFn: ({ signal }) => callApi(findMessages, { body: { text, limit: maxOfKind }, signal }),
    enabled: isSearching && isSearchable,
    staleTime: fresh,
  });
  const recentMessages = useQueries({
    queries: recent
      .filter((id) => id.startsWith('message:'))
      .map((id) => ({
        ...handledQuery(id.slice('message:'.length)),
        enabled: !isSearching,
        ...{ staleTime: fresh, refetchOnMount: true },
      })),
  });

  const language: Language | undefined = /\p{Script=Arabic}/u.test(search) ? 'ar' : undefined;
  const places = {
    screens: screens.filter(({ isForOwners }) => isOwner || !isForOwners),
    actions: [
      ...actions.filter(({ isForOwners }) => isOwner || !isForOwners),
      ...draftPlaces((drafts.data?.drafts ?? []).map(({ key }) => key)),
    ],
  };
  const group = (name: GroupName, findings: readonly Finding[]): FindingGroup => ({ name, findings });
  const placeGroups = (['screens', 'actions'] as const).map((name) =>
    group(
      name,
      isSearching
        ? bestFirst(
            places[name].filter(({ names, also = '' }) => hasWords(`${names.en} ${names.ar} ${also}`, words)),
            words,
            ({ names }) => `${names.en} ${names.ar}`,
          ).map(placeFinding)
        : places[name].filter(({ id }) => !recent.includes(`place:${id}`)).map(placeFinding),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of a query stay the same object until it is read again
  const found = useMemo(() => {
    if (words.length === 0) return [];
    return [
      group(
        'posts',
        postKinds.flatMap((kind, place) =>
          findPosts(kind, posts[place]?.data ?? [], search, words, language),
        ),
      ),
      group('texts', findTexts(items.data ?? [], search, words, language)),
      group(
        'pictures',
        findPictures(pictures.data ?? [], search)
          .slice(0, maxOfKind)
          .map(pictureFinding),
      ),
      group(
        'people',
        (people.data?.people ?? [])
          .filter(({ username, email = '' }) => hasWords(`${username} ${email}`, words))
          .slice(0, maxOfKind)
          .map(personFinding),
      ),
    ];
  }, [words, search, language, ...posts.map(({ data }) => data), items.data, pictures.data, people.data]);
  const isCurrent = text === search.trim().slice(0, messageSearchMaxLength);
  const foundMessages = isCurrent && isSearchable ? (messages.data ?? []) : [];

  const byId = (id: string): Finding | undefined => {
    const [kind = '', own = ''] = split(id);
    if (kind === 'place') {
      const known = [...places.screens, ...places.actions].find((one) => one.id === own);
      return known && placeFinding(known);
    }
    if (kind === 'text') return isContentKey(own) && items.data ? textFinding(own, items.data) : undefined;
    if (kind === 'message') {
      const read = recentMessages.find(({ data }) => data?.id === own)?.data;
      return read && messageFinding(read);
    }
    if (kind === 'picture') {
      const picture = pictures.data?.find((one) => one.id === own);
      return picture && pictureFinding(picture);
    }
    if (kind === 'person') {
      const person = people.data?.people.find((one) => one.id === own);
      return person && personFinding(person);
    }
    const place = (postKinds as readonly string[]).indexOf(kind);
    const row = posts[place]?.data?.find((one) => one.id === own);
    return row && postFinding(postKinds[place] ?? 'blog', row);
  };

  const sources: Record<Source, readonly UseQueryResult<unknown>[]> = {
    posts,
    texts: [items],
    pictures: [pictures],
    people: [people],
    messages: isSearching ? [messages] : recentMessages,
  };
  const sourcesThat = (is: (query: UseQueryResult<unknown>) => boolean) =>
    (Object.keys(sources) as Source[]).filter((name) => sources[name].some(is));
  const failed = sourcesThat(({ isError, data }) => isError && data === undefined);
  const pending = sourcesThat(({ isFetching, data }) => isFetching && data === undefined);
  if (isSearching && !isCurrent && !pending.includes('messages')) pending.push('messages');
  const groups = isSearching
    ? [
        ...placeGroups,
        ...found,
        group('messages', [
          ...foundMessages.map(messageFinding),
          ...(foundMessages.length === maxOfKind ? [allMessages(search)] : []),
        ]),
      ]
    : [
        group(
          'recent',
          recent.flatMap((id) => byId(id) ?? []),
        ),
        ...placeGroups,
      ];
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    pending,
    failed: isSearching ? failed : failed.filter((name) => name !== 'messages'),
    tryAgain: () => {
      for (const query of failed.flatMap((name) => sources[name])) if (query.isError) void query.refetch();
    },
  };
}

/** Splits the id of a finding, such as `message:x1`, into its kind and the id of the item. */
function split(id: string): [kind: string, own: string] {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
}

function placeFinding({ id, icon, names, to, act }: Place): Finding {
  return { id: `place:${id}`, icon, name: names[adminLanguage], to, act };
}

/** Returns a link for each part of the website that has drafts, to the tab in which they can be published together. */
function draftPlaces(drafted: readonly string[]): Place[] {
  return dashboardTabs.flatMap(({ name, keys: own }): Place[] => {
    const count = drafted.filter((key) => own.some((one) => one === key)).length;
    if (count === 0) return [];
    return [
      {
        id: `drafts-${name}`,
        icon: Upload,
        names: { en: copy.drafts(placeName(name), count), ar: copy.drafts(placeName(name), count) },
        also: `publish page drafts نشر مسودات الصفحة ${name} ${arabicPlaceName(name)}`,
        to: `${adminAddresses.dashboard}?tab=content&part=${encodeURIComponent(name)}`,
      },
    ];
  });
}

function findPosts(
  kind: PostKind,
  rows: readonly PostRow[],
  search: string,
  words: readonly string[],
  language: Language | undefined,
): Finding[] {
  const all = { state: '', arabic: '', group: '', month: '', sort: '', page: 1 } as const;
  const found = findRows(rows, { ...all, search }, 'category');
  const best = bestFirst(found, words, ({ title, titleAr = '' }) => (language ? titleAr : title));
  const listed = best.slice(0, maxOfKind).map((row) => postFinding(kind, row, language));
  if (found.length <= maxOfKind) return listed;
  const to = `${postListAddress(kind)}&search=${encodeURIComponent(search)}`;
  const name = copy.allPosts(found.length, postNames.tabs[kind]);
  return [...listed, { id: `all:${kind}`, icon: FileText, name, to, isMore: true }];
}

function postFinding(kind: PostKind, row: PostRow, language: Language | undefined = shownFirst): Finding {
  const { id, title, titleAr, author, authorAr } = row;
  const name = (language === 'ar' && titleAr) || title || postNames.untitled;
  const by = (adminLanguage === 'ar' && authorAr) || author;
  return {
    id: `${kind}:${id}`,
    icon: FileText,
    name,
    detail: [copy.kinds[kind], by].filter(Boolean).join(' · '),
    to: postEditorAddress(kind, id, language),
  };
}

const shownFirst: Language | undefined = adminLanguage === 'ar' ? 'ar' : undefined;

/** Returns the names of an item and of its place in the language that the admin area does not use. */
function otherNames(key: ContentKey): string {
  const name = dashboardTabs.find(({ keys }) => keys.includes(key))?.name ?? '';
  return adminLanguage === 'ar'
    ? `${content[key].label} ${name}`
    : `${arabicLabels[key]} ${arabicPlaceName(name)}`;
}

function findTexts(
  items: readonly ContentItem[],
  search: string,
  words: readonly string[],
  language: Language | undefined,
): Finding[] {
  return bestFirst(findItems(search, items, otherNames), words, labelOf)
    .slice(0, maxOfKind)
    .map((key) => textFinding(key, items, language));
}

function textFinding(
  key: ContentKey,
  items: readonly ContentItem[],
  language: Language | undefined = shownFirst,
): Finding {
  const { value = '', valueAr = '' } = items.find((item) => item.key === key) ?? {};
  const fallback = shownByDefault(key);
  const isText = content[key].kind === 'text' || content[key].kind === 'long-text';
  const shown = (language === 'ar' && (valueAr || fallback.ar)) || value || fallback.en;
  return {
    id: `text:${key}`,
    icon: Type,
    name: labelOf(key),
    detail: [groupName(key), isText && shown].filter(Boolean).join(' · '),
    to: contentItemAddress(key, language),
  };
}

function pictureFinding(picture: LibraryPicture): Finding {
  const { id, alt, altAr } = picture;
  const detail = (adminLanguage === 'ar' && altAr) || alt;
  return { id: `picture:${id}`, icon: ImageIcon, name: titleOf(picture), detail, to: pictureAddress(id) };
}

function personFinding({ id, username, email }: Person): Finding {
  return { id: `person:${id}`, icon: User, name: username, detail: email, to: personAddress(id) };
}

function messageFinding(message: Message): Finding {
  const { id, name, company } = message;
  const states = { new: undefined, done: copy.done, spam: copy.spam };
  return {
    id: `message:${id}`,
    icon: Mail,
    name,
    detail: [company, states[stateOf(message)], message.message].filter(Boolean).join(' · '),
    to: messageAddress(id),
  };
}

function allMessages(search: string): Finding {
  const to = `${adminAddresses.dashboard}?tab=messages&view=found&text=${encodeURIComponent(search.trim())}`;
  return { id: 'all:messages', icon: Mail, name: copy.allMessages, to, isMore: true };
}

/** Returns a text after it has not changed for a while. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
