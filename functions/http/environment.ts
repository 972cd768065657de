import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';

/**
 * `SITE_URL`: the site's address. `ORIGIN_VERIFY`: the secret that proves that a request came through the distribution;
 * two, separated by a comma, while it is being replaced.
 */
export const environment = readEnvironment(
  z.object({
    SITE_URL: z.url({ protocol: /^https?$/ }),
    ORIGIN_VERIFY: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',')),
      ),
      z.array(z.string().check(z.minLength(16))),
    ),
  }),
);
