import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type AdminScreen, adminAddresses } from '#shared/admin-paths.ts';
import { AdminApp } from '#web/admin/app/admin-app.tsx';
import { screens } from '#web/admin/app/screens.tsx';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { createQueryClient } from '#web/admin/session/query-client.ts';
import { type AdminAssets, adminHtmlDocument } from '#web/head/html-document.ts';

/** Returns the complete HTML document of a screen of the admin area, in the language of this build, without data. */
export async function renderAdmin(screen: AdminScreen, assets: AdminAssets): Promise<string> {
  await screens[screen].load?.();
  const body = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={adminAddresses[screen]}>
        <AdminApp />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return adminHtmlDocument(screens[screen].title, adminLanguage, assets, body);
}
