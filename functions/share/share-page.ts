import { type Html, html } from '#functions/http/html.ts';
import { brand } from '#shared/brand.ts';
import { type MetaTag, socialTags } from '#shared/open-graph.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { postPath } from '#shared/posts/paths.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { pictureOf, picturePath } from '#shared/publishing/picture.ts';
import { plainTextOf, shortened } from '#shared/text/plain-text.ts';

/** What social networks show of a description, in characters. */
const descriptionLength = 200;
/** The first words are enough for it. */
const contentRead = 4000;

/**
 * The page that tells social networks of a post, in English, and leads people to it. Addresses that others read are
 * absolute; people stay on the host they came to.
 */
export function sharePage(post: Post<'blog'>, siteUrl: string): string {
  const path = postPath('blog', post.id);
  const title = `${post.title} | ${brand.name.en}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<link rel="canonical" href="${new URL(path, siteUrl).href}">
${tagsOf(post, new URL(path, siteUrl).href, siteUrl)}
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body>
<h1 dir="auto">${post.title}</h1>
<p><a href="${path}">Read the post</a></p>
</body>
</html>
`.text;
}

function tagsOf(post: Post<'blog'>, url: string, siteUrl: string): Html[] {
  const description = shortened(
    post.excerpt || plainTextOf(post.content.slice(0, contentRead)),
    descriptionLength,
  );
  const localized = localizePost('blog', post, 'en');
  const tags = socialTags({
    language: 'en',
    languages: post.titleAr ? ['en', 'ar'] : ['en'],
    url,
    siteUrl,
    title: post.title,
    description,
    image: post.imageUrl,
    picture: picturePath(pictureOf(localized)),
    author: localized.author,
    article: { publishedAt: post.createdAt, modifiedAt: post.updatedAt, section: post.category },
  });
  return [{ name: 'description', content: description }, ...tags].map(htmlOf);
}

function htmlOf(tag: MetaTag): Html {
  return 'property' in tag
    ? html`<meta property="${tag.property}" content="${tag.content}">`
    : html`<meta name="${tag.name}" content="${tag.content}">`;
}
