import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy } from './copy.en.ts';
import { HeroReading } from './hero-reading.tsx';

let reduced = false;
let hidden = false;
beforeEach(() => {
  [reduced, hidden] = [false, false];
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced') && reduced,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <MemoryRouter>
      <LanguageProvider language="en">
        <section>
          <a href="/contact">Get a quote</a>
          <HeroReading copy={copy} />
        </section>
      </LanguageProvider>
    </MemoryRouter>,
  );
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const current = () => document.querySelector('[data-reading]')?.getAttribute('data-reading');
const read = () => document.querySelectorAll('[data-read]').length;

test('reads three shelves, five seconds each, and then stops', () => {
  show();
  expect(current()).toBe('0');
  pass(4.9);
  expect(current()).toBe('0');
  pass(0.1);
  expect([current(), read()]).toEqual(['1', 1]);
  pass(5);
  expect([current(), read()]).toEqual(['2', 2]);
  pass(5);
  expect([current(), read()]).toEqual(['2', 3]);
  pass(60);
  expect(current()).toBe('2');
});

test('the label and the record of a reading are shown together', () => {
  show();
  pass(5);
  const shown = [...document.querySelectorAll('[data-current]')].map((element) => element.textContent);
  expect(shown[0]).toBe(copy.readings[1]?.finding);
  expect(shown[1]).toContain(copy.readings[1]?.store);
  expect(shown).toHaveLength(2);
});

test('starts again when it is played after the last reading', () => {
  show();
  pass(5);
  pass(5);
  pass(5);
  fireEvent.click(screen.getByRole('button', { name: copy.play }));
  expect([current(), read()]).toEqual(['0', 0]);
  pass(5);
  expect(current()).toBe('1');
});

test('stops while it is paused', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: copy.pause }));
  pass(60);
  expect(current()).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: copy.play }));
  pass(5);
  expect(current()).toBe('1');
});

test('waits while the pointer is over it', () => {
  show();
  const [record] = document.querySelectorAll('dl');
  fireEvent.pointerEnter(record?.parentElement as Element);
  pass(60);
  expect(current()).toBe('0');
  fireEvent.pointerLeave(record?.parentElement as Element);
  pass(5);
  expect(current()).toBe('1');
});

test('waits while a link of the hero has the focus, but not for its pause button', () => {
  show();
  act(() => screen.getByRole('link', { name: 'Get a quote' }).focus());
  pass(60);
  expect(current()).toBe('0');
  act(() => screen.getByRole('button').focus());
  pass(5);
  expect(current()).toBe('1');
});

test('waits while its tab is hidden', () => {
  show();
  hidden = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(60);
  expect(current()).toBe('0');
});

test('does not start for a visitor who prefers reduced motion, and has no video', () => {
  reduced = true;
  show();
  pass(60);
  expect(current()).toBe('0');
  expect(document.querySelector('video')).toBeNull();
});

test('is read as a record and a list of three findings, marked as example data', () => {
  const { container } = show();
  const list = screen.getByRole('list', { name: copy.findings });
  expect([...list.children].map((item) => item.textContent)).toEqual([
    'Yoghurt: 2 of 4 facings empty',
    'Tea: Label 2,500, list price 2,250',
    'Rice: In place, as agreed',
  ]);
  expect(screen.getByText(copy.example)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: copy.sample })).toHaveAttribute('href', '/sample-report');
  expect(container.querySelector('[aria-live]')).toBeNull();
});
