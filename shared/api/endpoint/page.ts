import * as z from 'zod/mini';

/** The cursor at which a page of a list starts, from the `Link: <…>; rel="next"` header of the previous page. */
export const cursor = z.optional(z.string().check(z.maxLength(1000)));

/** Query of a list whose caller may limit the items per page. */
export const page = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  cursor,
};
