import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { originSecrets } from './origin-secret.ts';

/** `SITE_URL`: the site's URL. `ORIGIN_VERIFY`: the {@link originSecrets}. */
export const environment = readEnvironment(
  z.object({
    SITE_URL: z.url({ protocol: /^https?$/ }),
    ORIGIN_VERIFY: originSecrets,
  }),
);
