import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** What is typed into the fields of a post of each kind. */
export const postKinds = [
  {
    tab: 'Blog Posts',
    noun: 'blog post',
    title: 'Blog Post',
    segment: 'blog-posts',
    path: '/blog',
    titleLabel: 'Title',
    fields: { Title: 'Shelf talk', Author: 'Dara', Category: 'Audit', Content: 'One **bold** word.' },
    arabic: { العنوان: 'حديث الرف', الكاتب: 'دارا', التصنيف: 'تدقيق', المحتوى: 'كلمة **بارزة** واحدة.' },
  },
  {
    tab: 'News',
    noun: 'news post',
    title: 'News Post',
    segment: 'news-posts',
    path: '/news',
    titleLabel: 'Title',
    fields: { Title: 'New office', Author: 'Dara', Category: 'Company', Content: 'We moved.' },
    arabic: { العنوان: 'مكتب جديد', الكاتب: 'دارا', التصنيف: 'الشركة', المحتوى: 'انتقلنا.' },
  },
  {
    tab: 'Careers',
    noun: 'career post',
    title: 'Career Post',
    segment: 'career-posts',
    path: '/careers',
    titleLabel: 'Job Title',
    fields: {
      'Job Title': 'Auditor',
      Department: 'Field',
      Location: 'Erbil',
      Description: 'Visit stores.',
      Requirements: 'A driving licence.',
    },
    arabic: {
      'المسمّى الوظيفي': 'مدقّق',
      القسم: 'الميدان',
      الموقع: 'أربيل',
      'الوصف الوظيفي': 'زيارة المتاجر.',
      المتطلبات: 'رخصة قيادة.',
    },
  },
] as const;
export type Kind = (typeof postKinds)[number];

/** Opens the dashboard's tab of a kind. */
export async function openPosts(page: Page, { tab }: Kind): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
}

/** Opens the dialog for a new post. */
export async function startPost(page: Page, kind: Kind): Promise<Locator> {
  await page.getByRole('button', { name: `Add ${kind.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Create ${kind.title}` });
  await expect(dialog.getByLabel(kind.titleLabel, { exact: true })).toBeFocused();
  return dialog;
}

/** Types texts into the fields of these names. */
export async function fillIn(dialog: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Takes back what the console was expected to say. */
export function expectComplaints(pageErrors: string[], part: string): void {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes(part)));
}
