import { expect, test } from 'vitest';
import { openingHoursOf } from './opening-hours.ts';

test.each([
  ['Sunday to Wednesday', '09:00 – 17:00', ['Sunday', 'Monday', 'Tuesday', 'Wednesday'], '09:00', '17:00'],
  ['Thursday', '9:00-14.30', ['Thursday'], '09:00', '14:30'],
  ['Friday, Saturday', '10:00 to 12:00', ['Friday', 'Saturday'], '10:00', '12:00'],
  ['saturdays - mondays', '08:00 16:00', ['Saturday', 'Sunday', 'Monday'], '08:00', '16:00'],
])('%s, %s', (named, text, dayOfWeek, opens, closes) => {
  expect(openingHoursOf(named, text)).toEqual({ dayOfWeek, opens, closes });
});

test.each([
  ['Friday', 'closed'],
  ['Every day', '09:00 – 17:00'],
  ['Sunday', '9:00 am – 5:00 pm'],
  ['Sunday', '09:00 – 12:00, 13:00 – 17:00'],
  ['Sunday', '29:00 – 17:00'],
])('%s, %s means no hours for search engines', (named, text) => {
  expect(openingHoursOf(named, text)).toBeUndefined();
});
