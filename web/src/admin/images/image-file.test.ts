import { expect, test } from 'vitest';
import { imageMaxBytes } from '#shared/images/image.ts';
import { fileProblem } from './image-file.ts';

test.each([
  ['image/png', imageMaxBytes, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', imageMaxBytes + 1, 'too-large'],
  ['image/svg+xml', 100, 'type'],
  ['text/html', imageMaxBytes + 1, 'type'],
  ['', 100, 'type'],
])('%s of %i bytes: %s', (type, size, problem) => expect(fileProblem({ type, size })).toBe(problem));
