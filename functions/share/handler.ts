import { serve } from '#functions/http/serve.ts';
import { shareBlogPost } from './share-blog-post.ts';

export const handler = serve('share', { shareBlogPost });
