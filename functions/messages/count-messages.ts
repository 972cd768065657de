import { countAllMessages, countNewerThan } from '#functions/data/message-counts/count-messages.ts';
import type { Operation } from '#functions/http/operation.ts';

export const countMessages: Operation<'countMessages'> = async ({
  query: { cursor: newerThan, include },
}) => {
  const [counts, newer] = await Promise.all([
    countAllMessages(include === 'latest'),
    newerThan ? countNewerThan(newerThan) : 0,
  ]);
  return { body: { ...counts, ...(newerThan && { newer }) } };
};
