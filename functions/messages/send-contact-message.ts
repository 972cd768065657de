import type { Operation } from '#functions/http/operation.ts';
import { receiveMessage } from './receive-message.ts';

export const sendContactMessage: Operation<'sendContactMessage'> = async ({ body, ...sender }) => ({
  status: 201,
  body: { id: await receiveMessage({ ...body, source: 'contact' }, sender) },
});
