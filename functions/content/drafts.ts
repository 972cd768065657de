import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type ChangeOutcome,
  cancelChange,
  getWholeChange,
  listChanges,
  openChanges,
  planDrafts,
  publishDrafts,
  replanChange,
  undoChange,
} from '#functions/data/content/changes.ts';
import {
  discardContentDraft as discard,
  listContentDrafts,
  saveContentDraft as save,
} from '#functions/data/content/drafts.ts';
import { BadRequest, Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import { parseInput } from '#functions/http/input.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import type { SignedIn } from '#functions/http/session.ts';
import { type ChangeResult, maxTextsAtOnce } from '#shared/content/draft.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { contentValue } from '#shared/content/value.ts';
import { confirmOwnWords, refuseMissingPictures, siteContent } from './site-content.ts';

const pageSize = 20;

export const getContentDrafts: Operation<'getContentDrafts'> = async () => {
  const drafts = await listContentDrafts();
  return { body: { drafts, changes: await openChanges(drafts) } };
};

export const saveContentDraft: Operation<'saveContentDraft'> = async ({ params, body, administrator }) => {
  const key = known(params.key);
  const value = contentValue(content[key].kind);
  const texts = parseInput(z.object({ value, valueAr: value }), body);
  if (content[key].kind === 'image') await refuseMissingPictures(key, texts);
  const { saved, draft } = await save(key, { ...body, ...texts }, administrator.username, new Date());
  if (!saved || !draft) {
    throw new Conflict(
      'Somebody else changed this draft meanwhile; choose which one to keep.',
      draft,
      draft?.by,
    );
  }
  return { body: draft };
};

export const discardContentDraft: Operation<'discardContentDraft'> = async ({ params, body, note }) => {
  const key = known(params.key);
  note({ title: content[key].label });
  const discarded = await discard(key, body.version, new Date());
  if (discarded.outcome === 'newer') {
    const { draft } = discarded;
    throw new Conflict('Somebody else changed this draft meanwhile; look at it again.', draft, draft.by);
  }
  return { body: undefined };
};

/** How many texts a line of the log names at most. */
const maxNamed = 5;
const namesOf = (keys: readonly string[]) =>
  keys
    .slice(0, maxNamed)
    .map((key) => (isContentKey(key) ? content[key].label : key))
    .join(', ');

export const publishContentDrafts: Operation<'publishContentDrafts'> = async ({
  body: { id, drafts, at },
  administrator,
  note,
}) => {
  note({ title: namesOf(drafts.map(({ key }) => key)) });
  if (drafts.length > maxTextsAtOnce) {
    throw new BadRequest(
      `${maxTextsAtOnce} texts can go live together at most; publish some of them, then the others.`,
      [{ field: 'drafts', problem: 'too-many' }],
    );
  }
  const now = new Date();
  const act = { id, by: administrator.username, now };
  if (at === undefined) return { body: await answered(await publishDrafts(drafts, act), administrator) };
  return { body: await answered(await planDrafts(drafts, { ...act, at: inTheFuture(at, now) })) };
};

export const listContentChanges: Operation<'listContentChanges'> = async ({ query }) => {
  const list = 'content-changes';
  const after = readCursor(list, query.cursor);
  const { items, next } = await listChanges(query.limit ?? pageSize, after, new Date());
  return { body: items, headers: linkToNext(list, { path: '/api/admin/content-changes', query, next }) };
};

export const getContentChange: Operation<'getContentChange'> = async ({ params: { id } }) => {
  const change = isId(id) ? await getWholeChange(id, new Date()) : undefined;
  if (!change) throw changeGone();
  return { body: change };
};

export const replanContentChange: Operation<'replanContentChange'> = async ({
  params: { id },
  body,
  note,
}) => {
  const change = isId(id) ? await replanChange(id, inTheFuture(body.at, new Date())) : undefined;
  if (!change) throw changeGone();
  note({ title: namesOf(change.keys) });
  return { body: change };
};

export const cancelContentChange: Operation<'cancelContentChange'> = async ({ params: { id } }) => {
  if (isId(id) && !(await cancelChange(id))) {
    throw new Conflict('These texts have gone live already; undo the change instead.');
  }
  return { body: undefined };
};

/** Undoes a published change. A change can be undone only once: a repeated request gets the error of `changeGone`. */
export const undoContentChange: Operation<'undoContentChange'> = async ({
  params: { id },
  administrator,
  note,
}) => {
  if (!isId(id)) throw changeGone();
  const act = { id: randomBytes(16).toString('base64url'), by: administrator.username, now: new Date() };
  const body = await answered(await undoChange(id, act));
  note({ title: namesOf(body.change.keys) });
  return { body };
};

/**
 * Turns the outcome of a change into the response, and clears the cached content.
 *
 * @param editor who published; if an owner, the published claims count as confirmed. Without `editor`, no claim is confirmed.
 * @throws Conflict, NotFound
 */
async function answered(outcome: ChangeOutcome, editor?: SignedIn): Promise<ChangeResult> {
  siteContent.forget();
  if (outcome.done) {
    if (editor) for (const item of outcome.items) await confirmOwnWords(item, editor);
    return { change: outcome.change, items: [...outcome.items] };
  }
  if (outcome.why === 'gone') throw changeGone();
  const details = outcome.keys.map((field) => ({ field, problem: outcome.why }));
  throw new Conflict(
    outcome.why === 'drafts'
      ? 'Somebody else changed or published one of these drafts meanwhile; look at them again.'
      : 'Somebody else changed one of these texts meanwhile; look at them again.',
    undefined,
    undefined,
    details,
  );
}

function inTheFuture(at: string, now: Date): string {
  if (Date.parse(at) > now.getTime()) return at;
  throw new BadRequest('This time is over; choose a later one, or publish now.', [
    { field: 'at', problem: 'past' },
  ]);
}

function changeGone(): NotFound {
  return new NotFound('There is no such change; reload the page.');
}

function known(key: string): ContentKey {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  return key;
}
