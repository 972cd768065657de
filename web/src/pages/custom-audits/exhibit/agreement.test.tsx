import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from '../copy.ar.ts';
import { copy as english } from '../copy.en.ts';
import { Agreement } from './agreement.tsx';

/** Returns the weeks above each part, as their distances from the left and whether they are gaps. */
function weeks(container: HTMLElement) {
  return [...container.querySelectorAll('dt svg')].map((drawing) =>
    [...drawing.querySelectorAll('rect')].map((week) => ({
      x: Number(week.getAttribute('x')),
      gap: week.hasAttribute('stroke-dasharray'),
    })),
  );
}

test('the question is one gap, the agreed weeks are gaps, and those of the result are full', async () => {
  const { container } = render(
    <LanguageProvider language="en">
      <Agreement copy={english.exchange} />
    </LanguageProvider>,
  );
  expect(weeks(container).map((part) => part.map(({ gap }) => gap))).toEqual([
    [true],
    [true, true, true, true, true],
    [false, false, false, false, false],
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'You give us',
    'We agree',
    'You get',
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic the question is at the right of its part', () => {
  const { container } = render(
    <LanguageProvider language="ar">
      <Agreement copy={arabic.exchange} />
    </LanguageProvider>,
  );
  const [[question] = [], agreed = []] = weeks(container);
  expect(question?.x).toBe(Math.max(...agreed.map(({ x }) => x)));
});
