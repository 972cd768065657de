import { findPreviewLink } from '#functions/data/preview-links/preview-links.ts';
import type { Operation } from '#functions/http/operation.ts';
import { companyOf } from '#shared/company.ts';
import { type Language, languages } from '#shared/language.ts';
import { postPath } from '#shared/posts/paths.ts';
import { previewToken } from '#shared/posts/preview-link.ts';
import { currentPost } from './current-post.ts';
import { gonePage } from './gone-page.ts';
import { loadRenderer } from './load-renderer.ts';
import { siteContent } from './site-content.ts';

/** The distribution has a word of its own about referrers: that of the document counts more. */
const headers = { 'X-Robots-Tag': 'noindex, nofollow, noarchive', 'Referrer-Policy': 'no-referrer' };

/** Relative to the address of the page itself, which no page is to spell. */
const addresses = Object.fromEntries(
  languages.map((language) => [language, `?language=${language}`]),
) as Record<Language, string>;

export const sharePreview: Operation<'sharePreview'> = async ({ params: { token }, query }) => {
  const { language = 'en' } = query;
  const now = new Date();
  const link = previewToken.test(token) ? await findPreviewLink(token, now) : undefined;
  const post = link && (await currentPost(link.kind, link.post, now));
  if (!link || !post) {
    const stored = new Map((await siteContent.recent(now)).map((item) => [item.key as string, item]));
    return { status: 404, body: gonePage(companyOf(stored).name.en), headers };
  }
  const [renderer, items] = await Promise.all([loadRenderer(), siteContent.recent(now)]);
  const path = postPath(link.kind, link.post);
  const shared = { addresses, endsAt: link.endsAt };
  return { body: await renderer.preview(path, language, { items, post }, shared), headers };
};
