import { countMessages } from '../data/message-list.ts';
import type { Operation } from '../http/operation.ts';

export const countContactSubmissions: Operation<'countContactSubmissions'> = async () => ({
  body: await countMessages(),
});
