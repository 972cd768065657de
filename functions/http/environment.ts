import * as z from 'zod/mini';
import { readEnvironment } from '../data/environment.ts';

/**
 * `SITE_URL`: the site's own address. `ORIGIN_VERIFY`: the secret by which CloudFront shows that a request came
 * through it.
 */
export const environment = readEnvironment(
  z.object({
    SITE_URL: z.url({ protocol: /^https?$/ }),
    ORIGIN_VERIFY: z.string().check(z.minLength(16)),
  }),
);
