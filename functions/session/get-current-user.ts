import type { Operation } from '../http/operation.ts';

export const getCurrentUser: Operation<'getCurrentUser'> = async ({ administrator }) => ({
  body: { username: administrator.username },
});
