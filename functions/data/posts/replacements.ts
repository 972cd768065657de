import { companyKeys, companyOf, withCompanyData } from '#shared/company/company.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import type {
  CompletedReplacement,
  FailedReplacement,
  FoundText,
  ReplacementOutcome,
  ReplacementTarget,
} from '#shared/content/replacement.ts';
import { maxPlaces } from '#shared/content/replacement.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import { contentValue } from '#shared/content/value.ts';
import { altMaxLength } from '#shared/images/library.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { type PostUpdate, postSchemas } from '#shared/posts/schemas.ts';
import type { CopyFields } from '#shared/posts/working-copy.ts';
import { findInText, replaceInText } from '#shared/text/find-in-text.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { listContent, updateContent } from '../content/content.ts';
import { logFailure } from '../log-failure.ts';
import { getPicture, listPictures, updatePicture } from '../pictures/picture.ts';
import { everyPage } from '../table/query-page.ts';
import { getVersion } from '../versions/list-versions.ts';
import { moveCopy } from '../working-copies/move-copy.ts';
import { getWorkingCopy, listWholeCopies, saveWorkingCopy } from '../working-copies/working-copy.ts';
import { getPost } from './post.ts';
import { listPosts } from './post-list.ts';
import { updatePost } from './save-post.ts';

const pageOfAll = 1000;
const pageOfKeys = 100;
/** How many places of a text are shown. */
const shownPlaces = 3;
/** How many characters around a place are shown. */
const around = 60;

/** Who acts (a username), and when. */
interface Act {
  readonly now: Date;
  readonly by: string;
}

type Texts = Readonly<Record<string, string>>;
interface Searched extends Pick<FoundText, 'kind' | 'id' | 'form' | 'version' | 'title'> {
  readonly texts: Texts;
}

/**
 * Finds a text in content items, posts of every kind and their working copies, and alternative texts. All posts are read
 * whole for it, when a person asks: with 5,000 posts about 25 MB.
 */
export async function findTexts(
  { sought, replacement }: { readonly sought: string; readonly replacement: string },
  now: Date,
): Promise<{ texts: FoundText[]; more: number }> {
  const searched = [
    ...contentTexts(await listContent()),
    ...(await Promise.all(postKinds.map((kind) => postTexts(kind, now)))).flat(),
    ...(await pictureTexts(now)),
  ];
  const texts = searched.flatMap(({ texts, ...target }) =>
    Object.entries(texts).flatMap(([field, text]): FoundText[] => {
      const found = findInText(text, sought);
      if (found.length === 0) return [];
      const places = found.slice(0, shownPlaces).map(({ start, end }) => {
        const whole = replaceInText(text, [{ start, end }], replacement);
        return {
          before: text.slice(Math.max(0, start - around), start),
          found: text.slice(start, end),
          becomes: whole.slice(start, whole.length - (text.length - end)),
          after: text.slice(end, end + around),
        };
      });
      return [
        { ...target, field, language: field.endsWith('Ar') ? 'ar' : 'en', count: found.length, places },
      ];
    }),
  );
  return { texts: texts.slice(0, maxPlaces), more: Math.max(0, texts.length - maxPlaces) };
}

const ofCompany: ReadonlySet<string> = new Set(companyKeys);

/** Returns the texts of content items as visitors see them, built-in ones too. */
function contentTexts(items: readonly ContentItem[]): Searched[] {
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  const company = companyOf(stored);
  return (Object.keys(content) as ContentKey[]).flatMap((key): Searched[] => {
    const { kind, fallback } = content[key];
    if (kind === 'image') return [];
    const shown = ofCompany.has(key)
      ? fallback
      : { en: withCompanyData(company, fallback.en, 'en'), ar: withCompanyData(company, fallback.ar, 'ar') };
    const item = stored.get(key);
    const { value, valueAr } = editedTexts(item, shown);
    return [
      {
        kind: 'content',
        id: key,
        form: 'stored',
        version: item?.version ?? 0,
        title: '',
        texts: { value, valueAr },
      },
    ];
  });
}

/** Returns the texts of a post in which something may be replaced: neither URLs nor dates nor choices. */
function textsIn(kind: PostKind, fields: Readonly<Record<string, unknown>>): Texts {
  const { shape } = postSchemas[kind].fields;
  const left = new Set([
    ...['slug', 'imageUrl', 'publishedAt', 'unpublishAt', 'type', 'typeAr'],
    ...['byline', 'related'],
  ]);
  const texts = Object.entries(fields).filter(
    ([name, value]) => name in shape && !left.has(name) && typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(texts) as Texts;
}

async function postTexts(kind: PostKind, now: Date): Promise<Searched[]> {
  const posts = await everyPage((after) => listPosts(kind, pageOfAll, after));
  const copies = await everyPage((after) =>
    listWholeCopies(kind, { state: 'waiting', limit: pageOfKeys, after, now }),
  );
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return [
    ...posts.map((post): Searched => {
      const { id, version, title } = post;
      return { kind, id, form: 'stored', version, title, texts: textsIn(kind, { ...post }) };
    }),
    ...copies.map(({ id, version, fields }): Searched => {
      const title = typeof fields.title === 'string' ? fields.title : (titles.get(id) ?? '');
      return { kind, id, form: 'typed', version, title, texts: textsIn(kind, fields) };
    }),
  ];
}

async function pictureTexts(now: Date): Promise<Searched[]> {
  const pictures = await everyPage((after) => listPictures('kept', pageOfAll, after, now));
  return pictures.map(({ id, version, name, alt, altAr }) => {
    return { kind: 'picture', id, form: 'stored', version, title: name, texts: { alt, altAr } };
  });
}

/** A change of the texts of an item, given its current texts. */
type Change = (texts: Texts) => Record<string, string>;

/** The item after a save; a reason if it was not saved; `undefined` if it is deleted. */
type Saved = Pick<CompletedReplacement, 'version' | 'former'> | FailedReplacement['reason'] | undefined;

/**
 * Replaces a text in items. The working copy of a post is changed before the post, so that it does not conflict with
 * the saved post.
 */
export async function replaceTexts(
  { sought, replacement }: { readonly sought: string; readonly replacement: string },
  targets: readonly ReplacementTarget[],
  act: Act,
): Promise<ReplacementOutcome> {
  const replaced = (text: string) => replaceInText(text, findInText(text, sought), replacement);
  return changeEach(targets, act, ({ fields }) => (texts) => {
    const changed = fields.flatMap((name) => {
      const text = texts[name];
      return text === undefined || replaced(text) === text ? [] : [[name, replaced(text)] as const];
    });
    return Object.fromEntries(changed);
  });
}

/** Restores the texts from before a replacement, where nothing was saved since. */
export async function undoReplacement(
  targets: readonly CompletedReplacement[],
  act: Act,
): Promise<ReplacementOutcome> {
  const formers = new Map<CompletedReplacement, Texts>();
  for (const target of targets) formers.set(target, await formerOf(target, act.now));
  return changeEach(targets, act, (target) => () => {
    const former = formers.get(target) ?? {};
    return Object.fromEntries(
      (target.kind === 'content' && target.from === 0 ? ['value', 'valueAr'] : target.fields).flatMap(
        (name) => (former[name] === undefined ? [] : [[name, former[name]]]),
      ),
    );
  });
}

async function formerOf({ kind, id, form, from, former }: CompletedReplacement, now: Date): Promise<Texts> {
  if (former) return former;
  if (kind === 'picture' || form === 'typed') return {};
  // A default text is not stored: an empty text restores it.
  if (kind === 'content' && from === 0) return { value: '', valueAr: '' };
  if (kind === 'content' && !isContentKey(id)) return {};
  const textOrPost = kind === 'content' ? { kind, id: id as ContentKey } : { kind, id };
  const version = await getVersion(textOrPost, versionIdOf(from), now);
  return textOnly(version?.fields ?? {});
}

function textOnly(fields: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')) as Texts;
}

async function changeEach<Target extends ReplacementTarget>(
  targets: readonly Target[],
  act: Act,
  changeOf: (target: Target) => Change,
): Promise<ReplacementOutcome> {
  const outcome: ReplacementOutcome = { replaced: [], failed: [] };
  const inOrder = [...targets].sort((one) => (one.form === 'typed' ? -1 : 1));
  for (const target of inOrder) {
    const { kind, id, form, version, fields } = target;
    const saved = await change(target, changeOf(target), act).catch((failure: unknown): Saved => {
      logFailure('One of many was not changed', failure, { id });
      return 'failed';
    });
    if (typeof saved === 'string') outcome.failed.push({ kind, id, form, version, reason: saved });
    else if (saved) outcome.replaced.push({ kind, id, form, fields, from: version, ...saved });
  }
  return outcome;
}

async function change(target: ReplacementTarget, changeOf: Change, act: Act): Promise<Saved> {
  const { kind, id, form, version } = target;
  if (kind === 'content') return isContentKey(id) ? changeContent(id, version, changeOf, act) : undefined;
  if (kind === 'picture') return changePicture(id, version, changeOf);
  return form === 'typed' ? changeCopy(kind, target, changeOf, act) : changePost(kind, target, changeOf, act);
}

async function changeContent(
  key: ContentKey,
  version: number,
  changeOf: Change,
  { now, by }: Act,
): Promise<Saved> {
  const items = await listContent();
  const shown = contentTexts(items).find(({ id }) => id === key);
  if (!shown) return undefined;
  if (shown.version !== version) {
    const kept = await keptTexts({ kind: 'content', id: key }, version, now);
    const stored = items.find((item) => item.key === key);
    const others = items.filter((item) => item.key !== key);
    const before = contentTexts(
      kept && stored
        ? [...others, { ...stored, version, value: kept.value ?? '', valueAr: kept.valueAr ?? '' }]
        : others,
    ).find(({ id }) => id === key);
    const isSame = (kept || version === 0) && isChangedSo(before?.texts, shown, version, changeOf);
    return isSame ? { version: shown.version } : 'changed';
  }
  const { value = '', valueAr = '' } = { ...shown.texts, ...changeOf(shown.texts) };
  const schema = contentValue(content[key].kind);
  const texts = [schema.safeParse(value), schema.safeParse(valueAr)];
  if (texts.some(({ success }) => !success)) return 'refused';
  const outcome = await updateContent(key, { value, valueAr, version }, now, by);
  return outcome.saved ? { version: outcome.item.version } : 'changed';
}

/** Returns the texts of an earlier version; `undefined` if it is not kept. */
async function keptTexts(
  textOrPost: Parameters<typeof getVersion>[0],
  version: number,
  now: Date,
): Promise<Texts | undefined> {
  const kept = version > 0 ? await getVersion(textOrPost, versionIdOf(version), now) : undefined;
  return kept && textOnly(kept.fields);
}

/**
 * True if the version after `version` equals the result of the change: then the change was saved before, and only its answer
 * was lost.
 */
function isChangedSo(
  before: Texts | undefined,
  { version: current, texts }: { readonly version: number; readonly texts: Texts },
  version: number,
  changeOf: Change,
): boolean {
  if (!before || current !== version + 1) return false;
  const expected: Texts = { ...before, ...changeOf(before) };
  const names = new Set([...Object.keys(expected), ...Object.keys(texts)]);
  return [...names].every((name) => (expected[name] ?? '') === (texts[name] ?? ''));
}

async function changePicture(id: string, version: number, changeOf: Change): Promise<Saved> {
  const picture = await getPicture(id);
  if (!picture || picture.deletedAt) return undefined;
  if (picture.version !== version) return 'changed';
  const { name, alt, altAr, focus } = picture;
  const words = { alt, altAr, ...changeOf({ alt, altAr }) };
  if (Math.max(words.alt.length, words.altAr.length) > altMaxLength) return 'refused';
  const saved = await updatePicture(id, { name, ...words, focus, version });
  return saved ? { version: saved.version, former: { alt, altAr } } : 'changed';
}

async function changePost(
  kind: PostKind,
  { id, version }: ReplacementTarget,
  changeOf: Change,
  { now, by }: Act,
): Promise<Saved> {
  const post = await getPost(kind, id);
  if (!post) return undefined;
  if (post.version !== version) {
    const kept = await keptTexts({ kind, id }, version, now);
    const current = { version: post.version, texts: textsIn(kind, { ...post }) };
    return isChangedSo(kept && textsIn(kind, kept), current, version, changeOf)
      ? { version: post.version }
      : 'changed';
  }
  const changes = changeOf(textsIn(kind, { ...post }));
  const update = postSchemas[kind].update.safeParse({ ...changes, version });
  if (!update.success) return 'refused';
  const result = await updatePost(kind, id, update.data as PostUpdate<typeof kind>, now, by);
  if (!result?.saved) return result && 'changed';
  const agrees = (fields: CopyFields) =>
    Object.entries(changes).every(([name, text]) => (fields[name] ?? text) === text);
  await moveCopy(kind, { from: version, over: result.post, agrees, by, now });
  return { version: result.post.version };
}

async function changeCopy(
  kind: PostKind,
  { id, version }: ReplacementTarget,
  changeOf: Change,
  { now, by }: Act,
): Promise<Saved> {
  const copy = await getWorkingCopy(kind, id, now);
  if (!copy) return undefined;
  if (copy.version !== version) return 'changed';
  const texts = textsIn(kind, copy.fields);
  const changes = changeOf(texts);
  const input = { fields: { ...copy.fields, ...changes }, basedOn: copy.basedOn, version };
  const { saved, copy: after } = await saveWorkingCopy(kind, id, input, by, now);
  const former = Object.fromEntries(Object.keys(changes).map((name) => [name, texts[name] ?? '']));
  return saved && after ? { version: after.version, former } : 'changed';
}
