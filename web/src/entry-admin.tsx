import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#web/theme/admin.css';
import { BrowserRouter } from 'react-router-dom';
import { adminScreenAt } from '#shared/admin-paths.ts';
import { directionOf } from '#shared/language.ts';
import { AdminApp } from '#web/admin/admin-app.tsx';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { screens } from '#web/admin/screens.tsx';
import { createQueryClient } from '#web/admin/session/query-client.ts';
import { PageHydrated } from '#web/components/feedback/page-hydrated.tsx';

// A page that comes back from the browser's memory may show what belonged to a session that has ended since.
addEventListener('pageshow', (event) => event.persisted && location.reload());

// Of what the build made it says so itself; while developing there is one document for both.
document.documentElement.lang = adminLanguage;
document.documentElement.dir = directionOf(adminLanguage);

// Of a screen in files of its own, so that it is hydrated as it was rendered.
await screens[adminScreenAt(location.pathname) ?? 'dashboard'].load?.();

const root = document.getElementById('root') as HTMLElement;
const area = (
  <QueryClientProvider client={createQueryClient()}>
    <BrowserRouter>
      <AdminApp />
      <PageHydrated />
    </BrowserRouter>
  </QueryClientProvider>
);
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, area));
else createRoot(root).render(area);
