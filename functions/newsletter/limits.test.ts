import '../data/testing/environment.ts';
import { describe } from 'vitest';
import { subscribeToNewsletter } from '../../shared/api.ts';
import { testLimits } from '../http/testing/limits.ts';
import { handler } from './handler.ts';

const body = { email: 'shilan@example.com' };

describe('an address', () =>
  testLimits({ handler, endpoint: subscribeToNewsletter, body, kind: 'newsletter' }));
