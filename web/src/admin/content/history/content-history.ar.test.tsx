import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { contentHistory } from './content-history.ts';

test('the history of an item has the same Arabic title as the list', () => {
  expect(contentHistory('hero_title', new QueryClient()).title).toBe('العنوان الرئيسي');
});
