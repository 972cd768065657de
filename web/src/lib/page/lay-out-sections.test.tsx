import { expect, test, vi } from 'vitest';
import { layOutSections } from './lay-out-sections.ts';

test('lays out sections and pages that the first paint left out one by one, each when the browser is idle', () => {
  document.body.innerHTML = '<main><section></section><section></section><div data-page="2"></div></main>';
  const [first, ...later] = document.querySelectorAll<HTMLElement>('main > *');
  vi.stubGlobal('getComputedStyle', (section: HTMLElement) => ({
    contentVisibility:
      section === first
        ? 'visible'
        : section.style.contentVisibility || (section.dataset.page ? 'hidden' : 'auto'),
  }));
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  const laidOut = () => later.filter(({ style }) => style.contentVisibility === 'visible').length;
  layOutSections();
  expect([laidOut(), document.documentElement.dataset.laidOut]).toEqual([1, undefined]);
  tasks.shift()?.();
  expect([laidOut(), document.documentElement.dataset.laidOut]).toEqual([2, undefined]);
  tasks.shift()?.();
  expect([tasks, document.documentElement.dataset.laidOut]).toEqual([[], '']);
});
