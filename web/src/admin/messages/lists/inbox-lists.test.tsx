import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ReplyMenu } from './reply-menu.tsx';
import { ViewsMenu } from './views-menu.tsx';

const address = '/api/admin/inbox';
const late = { id: 'late', name: 'Late ones', search: 'state=overdue' };

function Here() {
  return <output>{useLocation().search}</output>;
}

function openViews(views: object[], at: string) {
  let stored = { views, version: 4 };
  const calls = fakeApi({
    [`GET ${address}/views`]: () => Response.json(stored),
    [`PUT ${address}/views`]: ({ body }) => {
      const sent = body as typeof stored;
      if (sent.version !== stored.version)
        return Response.json({ error: 'Changed.', current: stored }, { status: 409 });
      stored = { ...sent, version: sent.version + 1 };
      return Response.json(stored);
    },
  });
  const shown = showAdmin(
    <>
      <ViewsMenu />
      <Here />
    </>,
    at,
  );
  const others = (changed: object[]) => {
    stored = { views: changed, version: stored.version + 1 };
  };
  return { ...shown, others, sent: () => calls.filter(({ name }) => name.startsWith('PUT')) };
}

test('a view opens its filters', async () => {
  const { user } = openViews([late], '/?tab=messages');
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('link', { name: 'Late ones' }));
  expect(await screen.findByText('?tab=messages&view=found&state=overdue')).toBeVisible();
});

test('the present filters are saved as a view, after another window’s change', async () => {
  const { user, others, sent } = openViews([], '/?tab=messages&view=found&text=dairy&state=open');
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name for these filters' }), 'Dairy');
  others([late]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The views are saved.')).toBeVisible();
  const saved = { id: expect.any(String), name: 'Dairy', search: 'text=dairy&state=open' };
  expect(sent().at(-1)?.body).toMatchObject({ views: [late, saved] });
});

test('views are renamed and deleted', async () => {
  const { user, sent } = openViews([late, { ...late, id: 'old', name: 'Old' }], '/?tab=messages');
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('button', { name: 'Rename or delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  const name = dialog.getByRole('textbox', { name: 'Name of “Late ones”' });
  await user.clear(name);
  await user.type(name, 'Overdue');
  await user.click(dialog.getByRole('button', { name: 'Delete “Old”' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ views: [{ ...late, name: 'Overdue' }], version: 4 }));
});

const message: Message = {
  ...{ id: 'm', name: 'Sara', source: 'contact', email: 'sara@example.com', message: 'Please count.' },
  ...{
    suspicions: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    processed: false,
    status: 'new',
    language: 'ar',
  },
};
const thanks = { id: 'thanks', name: 'Thanks', en: 'Dear {name}', ar: 'عزيزتي {name}، رقم رسالتك {number}.' };

function openReplies() {
  let done = 0;
  const calls = fakeApi({
    [`GET ${address}/reply-templates`]: () => Response.json({ templates: [thanks], version: 2 }),
    [`PUT ${address}/reply-templates`]: ({ body }) =>
      (body as { version: number }).version === 2
        ? Response.json({ error: 'Changed.', current: { templates: [thanks], version: 3 } }, { status: 409 })
        : Response.json(body),
    'GET /api/site-content': () => Response.json([]),
  });
  const shown = showAdmin(
    <ReplyMenu
      message={message}
      onDone={() => {
        done += 1;
      }}
    />,
  );
  return { ...shown, done: () => done, sent: () => calls.filter(({ name }) => name.startsWith('PUT')) };
}

test('a reply starts with the template in the sender’s language, and marks the message as done if wanted', async () => {
  const { user, done } = openReplies();
  await user.click(screen.getByRole('button', { name: 'Reply with a template' }));
  const link = await screen.findByRole('link', { name: 'Thanks' });
  const body = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('body');
  expect(body).toMatch(new RegExp(`^عزيزتي Sara، رقم رسالتك ${messageNumber('m')}\\.\r\n`));
  expect(body).toContain('> Please count.');
  await user.click(link);
  expect(done()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Reply with a template' }));
  await user.click(screen.getByRole('checkbox', { name: 'and mark done' }));
  await user.click(screen.getByRole('link', { name: 'Thanks' }));
  expect(done()).toBe(1);
});

test('a template needs both languages, and does not overwrite a colleague’s change without asking', async () => {
  const { user, sent } = openReplies();
  await user.click(screen.getByRole('button', { name: 'Reply with a template' }));
  await user.click(await screen.findByRole('button', { name: 'Change templates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply templates' }));
  await user.clear(await dialog.findByRole('textbox', { name: 'English' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/both languages/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'English' }), 'Hello.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Somebody changed the templates meanwhile/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'English' })).toHaveValue('Hello.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The templates are saved.')).toBeVisible();
  expect(sent().at(-1)?.body).toEqual({ templates: [{ ...thanks, en: 'Hello.' }], version: 3 });
});
