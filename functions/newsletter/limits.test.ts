import '#functions/data/testing/environment.ts';
import { describe } from 'vitest';
import { testLimits } from '#functions/http/testing/limits.ts';
import { subscribeToNewsletter } from '#shared/api/newsletter.ts';
import { handler } from './handler.ts';

const body = { email: 'shilan@example.com' };

describe('an address', () =>
  testLimits({ handler, endpoint: subscribeToNewsletter, body, kind: 'newsletter' }));
