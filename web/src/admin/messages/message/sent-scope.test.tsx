import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choiceOf, examplePlan, planFromQuery } from '#shared/plan/plan.ts';
import { scope } from '#shared/plan/scope.ts';
import { readScopeMessage, writeScopeMessage } from '#shared/plan/scope-message.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { SentScope } from './sent-scope.tsx';

const sent = readScopeMessage(
  writeScopeMessage(examplePlan, scope(choiceOf(examplePlan)), 'Before Ramadan.'),
);

test('a sent plan shows its numbers and provinces, and opens in the planner', async () => {
  if (!sent) throw new Error('The message is no plan.');
  showAdmin(<SentScope sent={sent} />);
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['Visits per wave402', 'Margin, in points±5', 'Field days4']));
  const [, query = ''] = screen.getByRole('link').getAttribute('href')?.split('?') ?? [];
  expect(planFromQuery(query)).toEqual(examplePlan);
  expect(await accessibilityProblems()).toEqual([]);
});
