/** Posts are known by ids as everything that a request makes. */
export { isId as isPostId, newId as newPostId } from '#functions/http/idempotency.ts';
