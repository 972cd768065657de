import { brand } from '#shared/brand.ts';
import { localeOf } from '#shared/language.ts';
import type { Article } from '#shared/posts/post.ts';
import { localizedArticle } from '#shared/posts/post-language.ts';
import { postPath } from '#shared/posts/post-paths.ts';
import { plainTextOf, shortened } from '#shared/text/plain-text.ts';
import { type Html, html } from './html.ts';

/** What social networks show of a description, in characters. */
const descriptionLength = 200;
/** The first words are enough for it. */
const contentRead = 4000;

/**
 * The page that tells social networks of a post, in English, and leads people to it. Addresses that others read are
 * absolute; people stay on the host they came to.
 */
export function sharePage(post: Article, siteUrl: string): string {
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
<meta http-equiv="refresh" content="0;url=${path}">
</head>
<body>
<h1 dir="auto">${post.title}</h1>
<p><a href="${path}">Read the post</a></p>
</body>
</html>
`.text;
}

function tagsOf(post: Article, url: string, siteUrl: string): Html[] {
  const description = shortened(
    post.excerpt || plainTextOf(post.content.slice(0, contentRead)),
    descriptionLength,
  );
  const image = new URL(post.imageUrl || '/og/og-image-en.png', siteUrl).href;
  return [
    named('description', description),
    named('author', localizedArticle(post, 'en').author),
    property('og:type', 'article'),
    property('og:site_name', brand.name.en),
    property('og:title', post.title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    ...(post.imageUrl ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
    property('og:locale', openGraphLocale('en')),
    ...(post.titleAr ? [property('og:locale:alternate', openGraphLocale('ar'))] : []),
    property('article:published_time', post.createdAt),
    property('article:modified_time', post.updatedAt),
    property('article:section', post.category),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', post.title),
    named('twitter:description', description),
    named('twitter:image', image),
  ];
}

function openGraphLocale(language: 'en' | 'ar'): string {
  return localeOf(language).replace('-', '_');
}

function named(name: string, content: string): Html {
  return html`<meta name="${name}" content="${content}">`;
}

function property(name: string, content: string): Html {
  return html`<meta property="${name}" content="${content}">`;
}
