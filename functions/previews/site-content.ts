import { listContent } from '#functions/data/content.ts';
import { onceASecond } from '#functions/http/caching.ts';

/** What stands around a post: who follows what they type asks for it again and again. */
export const siteContent = onceASecond(listContent);
