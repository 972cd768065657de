import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#web/theme/admin.css';
import { BrowserRouter } from 'react-router-dom';
import { adminScreenAt } from '#shared/admin-paths.ts';
import { directionOf } from '#shared/language.ts';
import { AdminApp } from '#web/admin/app/admin-app.tsx';
import { screens } from '#web/admin/app/screens.tsx';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { createQueryClient } from '#web/admin/session/query-client.ts';
import { PageHydrated } from '#web/components/feedback/page-hydrated.tsx';

// A page from the browser's back/forward cache may show data of a session that has ended since.
addEventListener('pageshow', (event) => event.persisted && location.reload());

// Built documents have the language already; in development there is one document for both.
document.documentElement.lang = adminLanguage;
document.documentElement.dir = directionOf(adminLanguage);

// A screen with files of its own is loaded first, so that it is hydrated as it was rendered.
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
