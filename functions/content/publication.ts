import { requestPublication as request } from '#functions/data/publication/request.ts';
import { getPublicationStatus } from '#functions/data/publication/status.ts';
import type { Operation } from '#functions/http/operation.ts';

export const getPublication: Operation<'getPublication'> = async () => {
  const status = await getPublicationStatus();
  return { body: { now: new Date().toISOString(), ...(status && { status }) } };
};

export const requestPublication: Operation<'requestPublication'> = async () => {
  await request('all', new Date());
  return { body: undefined, status: 202 };
};
