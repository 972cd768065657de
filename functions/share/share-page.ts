import { type Html, html } from '#functions/http/html.ts';
import type { Company } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { describedAs } from '#shared/posts/described.ts';
import { type LocalizedPost, languagesOf, localizePost } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import { changedAt } from '#shared/posts/publication.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { type MetaTag, socialTags } from '#shared/publishing/open-graph.ts';
import { pictureOf } from '#shared/publishing/picture.ts';

/** How much of a description social networks show, in characters. */
const descriptionLength = 200;

interface Site {
  readonly siteUrl: string;
  readonly company: Pick<Company, 'name'>;
}

/**
 * Returns the page with which social networks show a post, in English, and which sends people to the post. URLs for
 * other sites are absolute; people stay on the host they came to.
 */
export function sharePage(post: Post<'blog'>, site: Site): string {
  const { siteUrl, company } = site;
  const siteName = company.name.en;
  const path = publicPath('blog', post);
  const url = new URL(path, siteUrl).href;
  const localized = localizePost('blog', post, 'en');
  const described = describedAs(localized, descriptionLength);
  const title = described.searchTitle || `${post.title} | ${siteName}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<link rel="canonical" href="${url}">
${tagsOf(localized, described, { languages: languagesOf(post), url, ...site })}
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body>
<h1 dir="auto">${post.title}</h1>
<p><a href="${path}">Read the post</a></p>
</body>
</html>
`.text;
}

function tagsOf(
  post: LocalizedPost<'blog'>,
  { searchTitle, description }: ReturnType<typeof describedAs>,
  { languages, url, siteUrl, company }: Site & { languages: readonly Language[]; url: string },
): Html[] {
  const tags = socialTags({
    language: 'en',
    languages,
    url,
    siteUrl,
    company,
    title: searchTitle || post.title,
    description,
    image: post.imageUrl,
    picture: pictureOf(post),
    author: post.author || company.name.en,
    article: { publishedAt: post.publishedAt, modifiedAt: changedAt(post), section: post.category },
  });
  return [{ name: 'description', content: description }, ...tags].map(htmlOf);
}

function htmlOf(tag: MetaTag): Html {
  return 'property' in tag
    ? html`<meta property="${tag.property}" content="${tag.content}">`
    : html`<meta name="${tag.name}" content="${tag.content}">`;
}

/** Returns the page for a missing post, in both languages. */
export function notFoundPage(siteName: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="robots" content="noindex">
<title>Blog Post Not Found | ${siteName}</title>
</head>
<body>
<main>
<h1>Blog Post Not Found</h1>
<p>It may have been moved or taken down.</p>
<p><a href="/blog">Back to Blog</a></p>
<div lang="ar" dir="rtl">
<h2>لم نعثر على هذا المقال</h2>
<p>ربما نُقل إلى عنوان آخر أو لم يعد منشورًا.</p>
<p><a href="/ar/blog">العودة إلى المدوّنة</a></p>
</div>
</main>
</body>
</html>
`.text;
}
