import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { contentHistory } from './content-history.ts';

test('the history of an item calls it as the list does', () => {
  expect(contentHistory('hero_title', new QueryClient()).title).toBe('العنوان الرئيسي');
});
