import { expect, test } from 'vitest';
import { contentTab, dashboardTabs } from './dashboard-tabs.tsx';
import { viewOf, views } from './views.ts';

test('each view belongs to one tab, and each tab to a view', () => {
  const found = dashboardTabs.map(({ id }) => viewOf(id));
  expect(new Set(found)).toEqual(new Set(views));
  expect(found).toEqual(dashboardTabs.map(({ view }) => view));
});

test('an address without a tab, or with an unknown one, opens the content', () => {
  expect([viewOf(null), viewOf('posts-of-old')]).toEqual([contentTab.view, contentTab.view]);
});
