import { expect, test } from 'vitest';
import { escapeMarkup } from './html.ts';

test.each([
  ['<script>', '&lt;script&gt;'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
  ['&amp;', '&amp;amp;'],
  ['نصّ plain ½', 'نصّ plain ½'],
])('%j is escaped as %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
