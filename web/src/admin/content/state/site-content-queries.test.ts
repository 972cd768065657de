import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { ApiError } from '#web/lib/api-client.ts';
import {
  conflictingItem,
  keepItem,
  polledSiteContentQuery,
  siteContentQuery,
} from './site-content-queries.ts';

const item = (key: string, value: string): ContentItem => ({
  key,
  value,
  valueAr: '',
  type: 'text',
  version: 1,
  valueUpdatedAt: '2026-01-01T00:00:00.000Z',
});
const refusal = (status: number, current?: unknown) =>
  new ApiError(status, '', JSON.stringify({ error: 'Changed meanwhile.', current }));

test('a save over a newer version returns what is stored now', () => {
  const current = item('hero_title', 'Theirs');
  expect(conflictingItem(refusal(409, current))).toEqual(current);
});

test('other failures offer no version to choose', () => {
  expect(conflictingItem(refusal(409))).toBeUndefined();
  expect(conflictingItem(refusal(400, item('hero_title', 'Theirs')))).toBeUndefined();
  expect(conflictingItem(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('a saved item replaces the former one, and the list is read again', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = siteContentQuery;
  queryClient.setQueryData(queryKey, [item('hero_title', 'Old'), item('hero_cta', 'Go')]);
  await keepItem(queryClient, item('hero_title', 'New'));
  const values = queryClient.getQueryData(queryKey)?.map(({ value }) => value);
  expect(values?.toSorted()).toEqual(['Go', 'New']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('the simple editor polls every two seconds, except while the page is hidden or offline', () => {
  const { refetchInterval, refetchIntervalInBackground, networkMode } = polledSiteContentQuery;
  expect({ refetchInterval, refetchIntervalInBackground, networkMode }).toEqual({
    refetchInterval: 2000,
    refetchIntervalInBackground: undefined,
    networkMode: 'online',
  });
});
