import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { Exhibit, lazyExhibit } from './lazy-exhibit.tsx';

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

function prerendered(still = false) {
  const imported = vi.fn();
  const clicked = vi.fn();
  const exhibit = lazyExhibit(
    'shelf',
    async (language) => {
      imported(language);
      return (
        <button type="button" onClick={clicked}>
          Open
        </button>
      );
    },
    { still },
  );
  document.body.innerHTML =
    '<main><div data-exhibit="shelf"><!--$--><button type="button">Open</button><!--/$--></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  const errors = vi.fn();
  act(() => {
    hydrateRoot(
      main,
      <LanguageProvider language="ar">
        <Exhibit of={exhibit} />
      </LanguageProvider>,
      { onRecoverableError: errors },
    );
  });
  return { imported, clicked, errors };
}

test('its script is not loaded while it is far away', async () => {
  const { imported, errors } = prerendered();
  await act(async () => {});
  expect(imported).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});

test('its script is loaded in the language of the page once it comes near, and its HTML stays', async () => {
  const { imported, errors } = prerendered();
  const before = screen.getByRole('button');
  await act(async () => comeNear());
  expect(imported.mock.calls).toEqual([['ar']]);
  expect(screen.getByRole('button')).toBe(before);
  expect(errors).not.toHaveBeenCalled();
});

test('what answers nothing stays as it was prerendered, without its script', async () => {
  const { imported, errors } = prerendered(true);
  await act(async () => comeNear());
  screen.getByRole('button').click();
  await act(async () => {});
  expect(imported).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test('a button that is clicked before its script is there is clicked again, once', async () => {
  const { clicked } = prerendered();
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
