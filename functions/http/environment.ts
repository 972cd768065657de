import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';

/**
 * `SITE_URL`: the site's own address. `ORIGIN_VERIFY`: the secret by which the distribution shows that a request came
 * through it; two with a comma between while it is being replaced.
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
