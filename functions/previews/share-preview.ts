import { listContentDrafts } from '#functions/data/content/drafts.ts';
import { findPreviewLink } from '#functions/data/posts/preview-links.ts';
import { html } from '#functions/http/html.ts';
import type { Operation } from '#functions/http/operation.ts';
import { companyOf } from '#shared/company/company.ts';
import { type Language, languages } from '#shared/language.ts';
import { postPath } from '#shared/posts/paths.ts';
import { pagePathOf, previewToken } from '#shared/posts/preview-link.ts';
import { loadRenderer } from './load-renderer.ts';
import { currentPost, hasPreview, recentContent, withTexts } from './previewed-post.ts';

const headers = { 'X-Robots-Tag': 'noindex, nofollow, noarchive' };

/** The URL of the page in each language, relative to the page's own URL, so that the page does not contain the link's token. */
const addresses = Object.fromEntries(
  languages.map((language) => [language, `?language=${language}`]),
) as Record<Language, string>;

export const sharePreview: Operation<'sharePreview'> = async ({ params: { token }, query }) => {
  const { language = 'en' } = query;
  const now = new Date();
  const link = previewToken.test(token) ? await findPreviewLink(token, now) : undefined;
  const shown = link && (await shownBy(link, now));
  if (!link || !shown) {
    const stored = new Map((await recentContent.recent(now)).map((item) => [item.key as string, item]));
    return { status: 404, body: gonePage(companyOf(stored).name.en), headers };
  }
  const { renderer, path, data } = shown;
  return {
    body: await renderer.preview(path, language, data, { addresses, endsAt: link.endsAt }),
    headers,
  };
};

/** Returns the page that a link shows, with its data; `undefined` if the post or page no longer exists. */
async function shownBy({ kind, post: id }: Pick<FoundLink, 'kind' | 'post'>, now: Date) {
  if (kind === 'page') {
    const path = pagePathOf(id);
    const [renderer, items, drafts] = await Promise.all([
      loadRenderer(),
      recentContent.recent(now),
      listContentDrafts(),
    ]);
    return hasPreview(renderer, path)
      ? { renderer, path, data: { items: withTexts(items, drafts) } }
      : undefined;
  }
  const post = await currentPost(kind, id, now);
  if (!post) return undefined;
  const [renderer, items] = await Promise.all([loadRenderer(), recentContent.recent(now)]);
  return { renderer, path: postPath(kind, id), data: { items, post } };
}

type FoundLink = NonNullable<Awaited<ReturnType<typeof findPreviewLink>>>;

/**
 * Returns the page for a link that leads nowhere, in both languages. It does not reveal whether the link ever worked.
 */
function gonePage(siteName: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Preview Not Available | ${siteName}</title>
</head>
<body>
<main>
<h1>Preview Not Available</h1>
<p>This link has ended or was taken back. Ask whoever sent it for a new one.</p>
<p><a href="/">Home</a></p>
<div lang="ar" dir="rtl">
<h2>المعاينة غير متاحة</h2>
<p>انتهت صلاحية هذا الرابط أو أُلغي. اطلب رابطًا جديدًا ممن أرسله إليك.</p>
<p><a href="/ar">الرئيسية</a></p>
</div>
</main>
</body>
</html>
`.text;
}
