import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { Exhibit, type LazyExhibit, lazyExhibit } from './lazy-exhibit.tsx';

/** Makes the observer of the last test report that the exhibit is near the window. */
let comeNear = () => {};
beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

/** The router's current path. */
let here = '';
/** A page with the exhibit. Another one is shown when a link leads there. */
function Page({ exhibit }: { exhibit: LazyExhibit }) {
  const { pathname, hash } = useLocation();
  here = pathname + hash;
  return pathname === '/' && <Exhibit of={exhibit} />;
}

async function prerendered(still = false) {
  const imported = vi.fn();
  const clicked = vi.fn();
  const exhibit = lazyExhibit(
    'shelf',
    async (language) => {
      imported(language);
      return (
        <>
          <a href="/sample-report#page-4">
            <b>Page 4</b>
          </a>
          <button type="button" onClick={clicked}>
            Open
          </button>
        </>
      );
    },
    { still },
  );
  document.body.innerHTML =
    '<main><div data-exhibit="shelf"><!--$--><a href="/sample-report#page-4"><b>Page 4</b></a><button type="button">Open</button><!--/$--></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  const errors = vi.fn();
  await act(async () => {
    hydrateRoot(
      main,
      <LanguageProvider language="ar">
        <MemoryRouter>
          <Page exhibit={exhibit} />
        </MemoryRouter>
      </LanguageProvider>,
      { onRecoverableError: errors },
    );
  });
  return { imported, clicked, errors };
}

test('loads no script while it is far away', async () => {
  const { imported, errors } = await prerendered();
  await act(async () => {});
  expect(imported).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});

test('loads its script in the page’s language when it comes near, and keeps its HTML', async () => {
  const { imported, errors } = await prerendered();
  const before = screen.getByRole('button');
  await act(async () => comeNear());
  expect(imported.mock.calls).toEqual([['ar']]);
  expect(screen.getByRole('button')).toBe(before);
  expect(errors).not.toHaveBeenCalled();
});

test('a static exhibit stays as it was prerendered, without script', async () => {
  const { imported, errors } = await prerendered(true);
  await act(async () => comeNear());
  screen.getByRole('button').click();
  await act(async () => {});
  expect(imported).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test('a link in a static exhibit is followed without loading a document, except into a new tab', async () => {
  await prerendered(true);
  const link = screen.getByText('Page 4');
  const click = (init?: MouseEventInit) =>
    act(() => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));
  click({ ctrlKey: true });
  expect(here).toBe('/');
  click();
  expect(here).toBe('/sample-report#page-4');
});

test('a click on a button before its script is loaded is repeated once', async () => {
  const { clicked } = await prerendered();
  screen.getByRole('button').click();
  expect(clicked).not.toHaveBeenCalled();
  await act(async () => comeNear());
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  screen.getByRole('button').click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

const pages = import.meta.glob<string>('../../pages/*/*-page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const withExhibit = Object.entries(pages).flatMap(([path, code]) =>
  code.includes('lazyExhibit(') ? [[path.split('/').at(-2) ?? '', code] as const] : [],
);
test.each(withExhibit)('the page %s loads the styles of its exhibits, under its own name', (folder, code) => {
  expect(code).toContain("import './exhibit/exhibit.css';");
  for (const [, name] of code.matchAll(/lazyExhibit\(\s*'?([^',]*)/g)) expect(name).toBe(folder);
});
