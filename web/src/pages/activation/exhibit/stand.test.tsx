import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from '../copy.ar.ts';
import { copy as english } from '../copy.en.ts';
import { Stand } from './stand.tsx';

test.each([english, arabic])(
  'a shelf of the stand has a label and its three points: $exchange.title',
  async ({ exchange }) => {
    render(<Stand copy={exchange} />);
    const { give, settle, get } = exchange;
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      [give, settle, get].map(({ title }) => title),
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      [give, settle, get].flatMap(({ items }) => items),
    );
    expect(await accessibilityProblems()).toEqual([]);
  },
);
