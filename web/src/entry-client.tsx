import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parsePath } from '../../shared/language.ts';
import './theme/global.css';
import { App } from './app/app.tsx';
import { PageAlive } from './app/page-alive.tsx';
import { loadPage } from './app/pages.ts';
import { loadShellCopy } from './app/shell/shell-copy.ts';

const root = document.getElementById('root') as HTMLElement;
const prerendered = root.hasChildNodes();
const address = parsePath(location.pathname);
const documentLanguage = prerendered
  ? document.documentElement.lang === 'ar'
    ? 'ar'
    : 'en'
  : address.language;

await Promise.all([loadPage(address.path, documentLanguage), loadShellCopy(documentLanguage)]);

const site = (
  <BrowserRouter>
    <App documentLanguage={documentLanguage} />
    <PageAlive />
  </BrowserRouter>
);
if (prerendered) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);
