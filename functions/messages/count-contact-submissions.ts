import { countMessages } from '#functions/data/messages/message-list.ts';
import type { Operation } from '#functions/http/operation.ts';

export const countContactSubmissions: Operation<'countContactSubmissions'> = async () => ({
  body: await countMessages(),
});
