import { expect, test } from 'vitest';
import { builtIn } from './build.ts';

test('a build depends on exactly the environment variables that pages read', () => {
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
