import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#shared/company/brand.ts';
import { content } from '#shared/content/registry.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { readCompany } from '../app/company/read-company.ts';
import { ContentList } from '../content/content-list.tsx';
import { areDefault, draftOf } from '../content/state/content-draft.ts';
import { contentDrafts } from '../content/state/content-drafts.tsx';
import { ManagementPage } from '../management/management-page.tsx';
import { postDefinitions } from '../posts/definitions.ts';
import { newPostDraft, postDrafts } from '../posts/editor/post-drafts.ts';
import { SearchPreviews } from '../posts/editor/search/search-previews.tsx';
import { textNamesOf } from '../posts/post-definition.ts';
import { copy as codesCopy } from '../session/codes/copy.en.ts';
import { RecoveryCodes } from '../session/codes/recovery-codes.tsx';
import { SetUpForm } from '../session/codes/set-up-form.tsx';
import { LoginPage } from '../session/login-page.tsx';
import { PasswordPage } from '../session/password/password-page.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { showAdmin } from './show-admin.tsx';

const renamed = { key: 'company_name', value: 'Shelf & Co', valueAr: 'شركة الرف', type: 'text' };
const builtIn = new RegExp(Object.values(brand.name).join('|').replaceAll(' ', '\\s'));

function answerRenamed(): void {
  fakeApi({ 'GET /live/content.json': () => Response.json({ version: '2', items: [renamed] }) });
}

const screens: Record<string, () => ReactNode> = {
  'the sign-in': () => <LoginPage />,
  'the choice of a password': () => <PasswordPage />,
  'the management gate': () => <ManagementPage />,
  'a text that nobody has edited': () => <ContentList keys={['footer_copyright']} items={[]} />,
  'the same text in its editor': () => {
    contentDrafts.keep('footer_copyright', draftOf('footer_copyright', undefined));
    return <ContentList keys={['footer_copyright']} items={[]} />;
  },
  'the previews of a post': () => {
    const draft = newPostDraft('blog', textNamesOf(postDefinitions.blog));
    postDrafts.keep('post', { ...draft, values: { ...draft.values, title: 'Shelf', titleAr: 'رف' } });
    return <SearchPreviews kind="blog" draftId="post" />;
  },
  'a new key for one-time codes': () => (
    <Dialog open title="" onClose={() => {}}>
      <SetUpForm onDone={() => {}} onClose={() => {}} />
    </Dialog>
  ),
};

/** Tests, in the language of the build, that screens use the company's current name. */
export function testCompanyName(): void {
  afterEach(() => {
    siteContent.set(siteContent.initial);
    contentDrafts.dropAll();
    postDrafts.dropAll();
  });

  test.each(Object.keys(screens))('%s shows the company’s stored name', async (name) => {
    document.title = '';
    answerRenamed();
    await readCompany();
    showAdmin(screens[name]?.());
    const shown = () => `${document.title}\n${decodeURIComponent(document.body.innerHTML)}`;
    await waitFor(() => expect(shown()).toMatch(/Shelf &amp; Co|Shelf & Co|شركة الرف/));
    expect(shown()).not.toMatch(builtIn);
    for (const box of document.querySelectorAll('input, textarea'))
      expect(box).not.toHaveDisplayValue(builtIn);
  });

  test('recovery codes are saved under the company’s stored name', async () => {
    answerRenamed();
    await readCompany();
    const { user } = showAdmin(
      <Dialog open title="" onClose={() => {}}>
        <RecoveryCodes codes={['abcd']} onDone={() => {}} />
      </Dialog>,
    );
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: codesCopy.recovery.copy }));
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^Shelf & Co: /));
  });

  test('an open screen follows a changed name, and shows the built-in one without an answer', async () => {
    fakeApi({});
    await readCompany();
    showAdmin(<LoginPage />);
    expect(document.title).toMatch(builtIn);
    answerRenamed();
    await readCompany();
    await waitFor(() => expect(document.title).toMatch(/ \| (Shelf & Co|شركة الرف)$/));
  });

  test('a default text with a changed name still counts as default, and the name can be reset', async () => {
    answerRenamed();
    await readCompany();
    expect(areDefault('footer_copyright', draftOf('footer_copyright', undefined).values)).toBe(true);
    const { en: value, ar: valueAr } = content.company_name.fallback;
    expect(areDefault('company_name', { value, valueAr })).toBe(true);
  });
}
