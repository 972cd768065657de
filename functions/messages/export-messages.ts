import { searchMessages } from '#functions/data/message-entries/find.ts';
import { csv } from '#functions/http/csv/csv.ts';
import { environment } from '#functions/http/environment.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkWith } from '#functions/http/pagination.ts';
import { messageAddress } from '#shared/admin-paths.ts';
import { exportMessages as endpoint } from '#shared/api/found-messages.ts';
import { type Message, stateOf } from '#shared/messages/message.ts';
import { byteOrderMark } from '#shared/text/text.ts';
import { encodeFoundCursor, readFoundCursor } from './found-cursor.ts';

/** The longest message takes 20 kB: a page stays far below the 6 MB a Lambda function may answer. */
const pageSize = 100;
const headings = [
  ...['Received', 'Sent with', 'Name', 'Company', 'Email', 'Service', 'Language', 'State', 'Assigned to'],
  ...['Message', 'Link'],
];

export const exportMessages: Operation<'exportMessages'> = async ({ body }) => {
  const { cursor, ...filter } = body;
  const { items, next } = await searchMessages(filter, pageSize, readFoundCursor(filter, cursor), new Date());
  const start = cursor === undefined ? byteOrderMark + csv([headings]) : '';
  return {
    body: start + csv(items.map(rowOf)),
    headers: {
      'Content-Disposition': 'attachment; filename="messages.csv"',
      ...(next && linkWith(encodeFoundCursor(next), { path: endpoint.path })),
    },
  };
};

function rowOf(message: Message): string[] {
  const { id, createdAt, source, name, company = '', email, service = '', language = '' } = message;
  const state = stateOf(message) === 'spam' ? 'spam' : message.status;
  const link = environment.SITE_URL + messageAddress(id);
  return [
    ...[createdAt, source, name, company, email, service, language, state, message.assignee ?? ''],
    ...[message.message, link],
  ];
}
