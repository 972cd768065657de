import type { Operation } from '#functions/http/operation.ts';

export const getCurrentUser: Operation<'getCurrentUser'> = async ({ administrator }) => ({
  body: { username: administrator.username },
});
