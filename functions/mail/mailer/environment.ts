import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';

/** `SITE_URL`: the site's URL, which links in mails lead to. */
export const environment = readEnvironment(z.object({ SITE_URL: z.url({ protocol: /^https?$/ }) }));
