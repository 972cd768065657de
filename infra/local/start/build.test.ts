import { expect, test } from 'vitest';
import { builtIn } from './build.ts';

test('a build depends on what the pages are told by the environment, and on nothing else of it', () => {
  const environment = {
    VITE_TAG_ID: 'T',
    PORT: '3000',
    VITE_MANAGEMENT_CODE: 'Open',
    SITE_URL: 'https://a.example',
  };
  expect(JSON.stringify(builtIn(environment))).toBe(
    '{"SITE_URL":"https://a.example","VITE_MANAGEMENT_CODE":"Open","VITE_TAG_ID":"T"}',
  );
});
