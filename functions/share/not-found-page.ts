import { html } from '#functions/http/html.ts';

/** What is shown where there is no published post, in both languages, on the site of this name. */
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
