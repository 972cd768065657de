import { expect, test } from 'vitest';
import { copy as arabicContent } from '#web/admin/content/copy.ar.ts';
import { copy as arabicDashboard } from '#web/admin/dashboard/copy.ar.ts';
import { dashboardTabs } from '#web/admin/dashboard/dashboard-tabs.tsx';
import { copy as arabicMessages } from '#web/admin/messages/copy.ar.ts';
import { copy as arabicOverview } from '#web/admin/overview/copy.ar.ts';
import { names as arabicPosts } from '#web/admin/posts/names.ar.ts';
import { actions, screens } from './places.ts';

test('every tab is found by its name, by the roles that have it', () => {
  const tabs = screens.filter(({ id }) => dashboardTabs.some((tab) => tab.id === id));
  expect(tabs.map(({ names, isForOwners }) => [names.en, isForOwners])).toEqual(
    dashboardTabs.map(({ label, isForOwners }) => [label, isForOwners]),
  );
});

test('every tab is found by its Arabic name', () => {
  const { tabs } = arabicPosts;
  expect(
    Object.fromEntries(screens.slice(0, dashboardTabs.length).map(({ id, names }) => [id, names.ar])),
  ).toEqual({
    overview: arabicOverview.tab,
    content: arabicContent.tab,
    messages: arabicMessages.tab,
    ...{ blog: tabs.blog, news: tabs.news, careers: tabs.career },
    pictures: arabicDashboard.pictures,
    newsletter: arabicDashboard.newsletter,
    usage: arabicDashboard.usage,
    people: arabicDashboard.people,
    backups: arabicDashboard.backups,
  });
});

test('no two places have the same id', () => {
  const ids = [...screens, ...actions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
