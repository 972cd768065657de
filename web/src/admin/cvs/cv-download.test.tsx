import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { cvDays } from '#shared/privacy/retention.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { SentCv } from './cv-download.tsx';

const download = 'POST /api/admin/contact-submissions/a/cv';
const cv: NonNullable<Message['cv']> = { state: 'kept', size: 240_300, at: new Date().toISOString() };
/** The links that were followed. */
const followed: { href: string; target: string; rel: string }[] = [];
beforeEach(() => {
  followed.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const { href, target, rel } = this;
    followed.push({ href, target, rel });
  });
});

test.each(['sent', 'kept'] as const)(
  'an owner downloads a CV that is %s, at a URL that is requested then',
  async (state) => {
    const calls = fakeApi({ [download]: () => Response.json({ url: 'https://cvs.example/kept/a?signed' }) });
    const { user } = showAdmin(<SentCv id="a" cv={{ ...cv, state }} />);
    const end = new Date(Date.parse(cv.at) + cvDays * 86_400_000);
    const day = end.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
    expect(screen.getByRole('region', { name: 'CV' })).toHaveTextContent(`PDF, 240 kB, deleted after ${day}`);
    expect(await accessibilityProblems()).toEqual([]);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download CV' }));
    await waitFor(() =>
      expect(followed).toEqual([
        { href: 'https://cvs.example/kept/a?signed', target: '', rel: 'noreferrer' },
      ]),
    );
  },
);

test('an editor sees whom to ask', async () => {
  showAdmin(<SentCv id="a" cv={cv} />, '/', 'editor');
  expect(screen.getByText('Only an owner of the site can open it.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([
  ['was lost', { ...cv, state: 'missing' }, 'It was lost before the message came. Ask for it again.'],
  [
    'is over its time',
    { ...cv, at: new Date(Date.now() - (cvDays + 1) * 86_400_000).toISOString() },
    'The file is deleted: CVs are kept for six months.',
  ],
] as const)('a CV that %s is not offered', async (_, shown, sentence) => {
  showAdmin(<SentCv id="a" cv={shown} />);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a missing file is explained in the server’s words', async () => {
  const error = 'The CV is being stored; try again in a few seconds.';
  fakeApi({ [download]: () => Response.json({ error }, { status: 503 }) });
  const { user } = showAdmin(<SentCv id="a" cv={cv} />);
  await user.click(screen.getByRole('button', { name: 'Download CV' }));
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(followed).toEqual([]);
});
