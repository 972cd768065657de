import { describe, expect, test } from 'vitest';
import { boundWords } from '#shared/text/bound-words.ts';
import { formatDuration } from './duration.ts';

const weeks = (from: number, to: number) => ({ from, to, unit: 'week' }) as const;

describe('durations in English', () => {
  test.each([
    [weeks(2, 4), '2–4 weeks'],
    [weeks(1, 1), '1 week'],
    [{ from: 1, to: 3, unit: 'month' } as const, '1–3 months'],
    ['variable' as const, 'Variable'],
  ])('%j', (duration, label) => {
    expect(formatDuration(duration, 'en')).toBe(label);
  });
});

describe('durations in Arabic: dual, plural of 3 to 10 and singular from 11', () => {
  test.each([
    [weeks(2, 4), 'من أسبوعين إلى ٤ أسابيع'],
    [weeks(1, 3), 'من أسبوع إلى ٣ أسابيع'],
    [weeks(1, 2), 'من أسبوع إلى أسبوعين'],
    [weeks(3, 8), 'من ٣ إلى ٨ أسابيع'],
    [weeks(4, 12), 'من ٤ أسابيع إلى ١٢ أسبوعًا'],
    [weeks(2, 2), 'أسبوعين'],
    [{ from: 2, to: 11, unit: 'month' } as const, 'من شهرين إلى ١١ شهرًا'],
    ['variable' as const, 'متغيّرة'],
  ])('%j', (duration, label) => {
    expect(formatDuration(duration, 'ar')).toBe(boundWords(label));
  });
});
