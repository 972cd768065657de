import { html } from '#functions/http/html.ts';

/** What is shown where a link leads nowhere, on the site of this name: whether it ever did, nobody is told. In both languages. */
export function gonePage(siteName: string): string {
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
