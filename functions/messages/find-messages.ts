import { type FoundPosition, isPositionOf, searchMessages } from '#functions/data/messages/entries/find.ts';
import { getMessages } from '#functions/data/messages/message.ts';
import { csv } from '#functions/http/csv/csv.ts';
import { environment } from '#functions/http/environment.ts';
import { BadRequest } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkWith } from '#functions/http/pages/pagination.ts';
import { messageAddress } from '#shared/admin-paths.ts';
import {
  exportMessages as exportEndpoint,
  findMessages as findEndpoint,
} from '#shared/api/messages/messages.ts';
import { type Message, stateOf } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { byteOrderMark } from '#shared/text/text.ts';

const foundPageSize = 50;

export const findMessages: Operation<'findMessages'> = async ({ body }) => {
  const { limit = foundPageSize, cursor, ...filter } = body;
  const { items, next } = await searchMessages(filter, limit, readFoundCursor(filter, cursor), new Date());
  return {
    body: items,
    ...(next && { headers: linkWith(encodeFoundCursor(next), { path: findEndpoint.path }) }),
  };
};

/**
 * Messages per page of an export. The longest takes 20 kB, so that a page stays far below the 6 MB of a Lambda answer.
 */
const exportPageSize = 100;
const headings = [
  ...['Received', 'Sent with', 'Name', 'Company', 'Email', 'Service', 'Language', 'State', 'Assigned to'],
  ...['Message', 'Link'],
];

export const exportMessages: Operation<'exportMessages'> = async ({ body }) => {
  const { cursor, ids, ...filter } = body;
  if (ids) {
    const messages = await getMessages(ids);
    const rows = ids.flatMap((id) => messages.get(id) ?? []).map(rowOf);
    return { body: byteOrderMark + csv([headings, ...rows]), headers: asFile };
  }
  const { items, next } = await searchMessages(
    filter,
    exportPageSize,
    readFoundCursor(filter, cursor),
    new Date(),
  );
  const start = cursor === undefined ? byteOrderMark + csv([headings]) : '';
  return {
    body: start + csv(items.map(rowOf)),
    headers: {
      ...asFile,
      ...(next && linkWith(encodeFoundCursor(next), { path: exportEndpoint.path })),
    },
  };
};

const asFile = { 'Content-Disposition': 'attachment; filename="messages.csv"' };

function rowOf(message: Message): string[] {
  const { id, createdAt, source, name, company = '', email, service = '', language = '' } = message;
  const state = stateOf(message) === 'spam' ? 'spam' : message.status;
  const link = environment.SITE_URL + messageAddress(id);
  return [
    ...[createdAt, source, name, company, email, service, language, state, message.assignee ?? ''],
    ...[message.message, link],
  ];
}

/** Returns an opaque, URL-safe cursor for the page of found messages that follows a position. */
function encodeFoundCursor({ term, key }: FoundPosition): string {
  return Buffer.from(`${term}/${key}`).toString('base64url');
}

/**
 * Returns where a page of found messages starts; `undefined` for the first.
 * @throws BadRequest for a cursor of another filter
 */
function readFoundCursor(filter: MessageFilter, cursor: string | undefined): FoundPosition | undefined {
  if (cursor === undefined) return undefined;
  const [, term, key] = /^(\d)\/(.+)$/su.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { term: Number(term), key: key ?? '' };
  if (encodeFoundCursor(position) === cursor && isPositionOf(filter, position)) return position;
  throw new BadRequest('The cursor is not valid; start again with the first page.');
}
