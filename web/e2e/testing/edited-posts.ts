import type { Locator, Page } from '@playwright/test';
import { forEveryKind, kinds, type PostKind, type PostShape, segmentOf } from '#shared/posts/kinds.ts';
import { listPath } from '#shared/posts/paths.ts';
import { names } from '#web/admin/posts/names.en.ts';
import { signIn } from './administrator.ts';
import { expect } from './site.ts';

/** The texts to type into the fields of a post of each shape; the first field is the title. */
const typed = {
  article: {
    titleLabel: 'Title',
    fields: { Title: 'Shelf talk', Author: 'Dara', Category: 'Audit', Content: 'One **bold** word.' },
    arabic: { العنوان: 'حديث الرف', الكاتب: 'دارا', التصنيف: 'تدقيق', المحتوى: 'كلمة **بارزة** واحدة.' },
  },
  job: {
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
} as const satisfies Record<PostShape, object>;

const kindOf = <const K extends PostKind>(kind: K) => ({
  kind,
  tab: names.tabs[kind],
  noun: `${kind} post` as const,
  /** The name of the kind in buttons and dialogs, such as `Blog Post`. */
  title: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Post`,
  segment: segmentOf(kind),
  path: listPath(kind),
  /** The name of the tab in the dashboard's URL. */
  list: kinds[kind].list,
  ...typed[kinds[kind].shape],
});
export type Kind = ReturnType<typeof kindOf>;

/** The texts and fields of a post of each kind. */
export const editedKinds = forEveryKind<Kind>(kindOf);

/** Signs in as {@link signIn} does, on the tab with the posts of a kind. */
export async function signInAtPosts(page: Page, session: string, { list, tab }: Kind): Promise<void> {
  await signIn(page, session, list);
  await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
}

/**
 * Opens the dashboard's tab of a kind. Repeats the click, because a count that appears in another tab may move this one
 * meanwhile.
 */
export async function openPosts(page: Page, { tab }: Kind): Promise<void> {
  await expect(async () => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Opens the dialog for a new post, and returns the dialog. */
export async function startPost(page: Page, kind: Kind): Promise<Locator> {
  await page.getByRole('button', { name: `Add ${kind.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Create ${kind.title}` });
  await expect(dialog.getByLabel(kind.titleLabel, { exact: true })).toBeFocused();
  return dialog;
}

/** Opens the menu in a post's row, and presses the action with a name such as `Delete: Shelf talk`. */
export async function pressInRow(page: Page, action: string): Promise<void> {
  const [, title = ''] = /: (.*)/.exec(action) ?? [];
  await page.getByRole('button', { name: `More: ${title}`, exact: true }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Types texts into the fields with these labels. */
export async function fillIn(dialog: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await fillField(await shownField(dialog, label), text);
    // A new category has to be confirmed.
    const create = dialog.getByRole('button', { name: 'Create this category' });
    if (label === 'Category' && (await create.isVisible())) await create.click();
  }
}

/** Types a text into a field. Into a formatted text its Markdown is pasted. */
async function fillField(field: Locator, text: string): Promise<void> {
  if ((await field.getAttribute('contenteditable')) !== 'true') return field.fill(text);
  await field.press('Control+a');
  await pasteText(field, { 'text/plain': text });
}

/** Pastes texts of these types in place of the selection. */
export async function pasteText(field: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await field.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, texts);
}

/** Opens the settings of the post, if the screen is so small that the editor shows only a part of the post. */
export async function openSettings(dialog: Locator): Promise<void> {
  const parts = dialog.getByRole('tablist', { name: 'Parts of the post' });
  const settings = parts.getByRole('tab', { name: 'Settings' });
  await expect(dialog.getByRole('button', { name: /^(Create|Update) Post$/ })).toBeVisible();
  if (await parts.isVisible()) await settings.click();
}

/** Returns a field of the editor. If the screen shows only a part of the post, opens the part with the field. */
export async function shownField(dialog: Locator, label: string): Promise<Locator> {
  const field = dialog.getByLabel(label, { exact: true });
  await expect(field).toBeAttached();
  if (!(await field.isVisible())) {
    const parts = dialog.getByRole('tablist', { name: 'Parts of the post' }).getByRole('tab');
    const languages = dialog.getByRole('group', { name: 'Languages shown' }).getByRole('button');
    for (const part of await parts.or(languages).all()) {
      await part.click();
      if (await field.isVisible()) break;
    }
  }
  return field;
}

/** Removes expected console messages from the errors. */
export function expectComplaints(pageErrors: string[], part: string): void {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes(part)));
}
