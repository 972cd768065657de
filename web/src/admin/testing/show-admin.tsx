import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Role } from '#shared/session/session.ts';
import { UserContext } from '#web/admin/lib/signed-in.ts';
import { createQueryClient } from '#web/admin/session/query-client.ts';
import { ToastHost } from '#web/features/toasts/toast-host.tsx';

/**
 * A user whose clicks wait until an element takes pointer events: an open dialog does so one animation frame after it
 * is shown.
 */
function patientUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  return { ...user, click: (element) => waitFor(() => user.click(element)) };
}

/** Renders part of the admin area with the contexts of its screens. The user is an owner by default. */
export function showAdmin(
  ui: ReactNode,
  address = '/',
  role: Role = 'owner',
): RenderResult & { user: UserEvent } {
  const user = patientUser();
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
