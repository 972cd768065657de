import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Role } from '#shared/session/session.ts';
import { UserContext } from '#web/admin/lib/signed-in.ts';
import { createQueryClient } from '#web/admin/query-client.ts';
import { ToastHost } from '#web/features/toasts/toast-host.tsx';

/** Shows something of the admin area with what the screens around it give it, and somebody to use it, an owner unless said. */
export function showAdmin(
  ui: ReactNode,
  address = '/',
  role: Role = 'owner',
): RenderResult & { user: UserEvent } {
  const user = userEvent.setup({ delay: null });
  const shown = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UserContext value={{ username: 'admin', role }}>{ui}</UserContext>
        <ToastHost labels={{ region: 'Notifications', close: 'Close' }} language="en" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, user };
}
