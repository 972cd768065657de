/** The names of the days in schema.org, beginning with the first day of the week in Iraq. */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The hours in which a place is open on some days; times are like `09:00`. */
export interface OpeningHours {
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/**
 * Returns the hours that a line of opening hours in English means, such as "Sunday to Wednesday" with "09:00 – 17:00", or
 * `undefined` where it says something else, such as "closed".
 */
export function openingHoursOf(named: string, text: string): OpeningHours | undefined {
  const times = [...text.matchAll(/\b(\d{1,2})[:.](\d\d)\b/g)].map(([, hour = '', minute = '']) =>
    Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : '',
  );
  const [opens, closes, more] = times;
  const dayOfWeek = daysIn(named);
  // Search engines get no hours that have a break or are written in words, because this function would read them wrong.
  if (dayOfWeek.length === 0 || !opens || !closes || more !== undefined || /[ap]\.?m/i.test(text))
    return undefined;
  return { dayOfWeek, opens, closes };
}

/** Returns the days that a text names, one by one or as a range such as "Sunday to Wednesday". */
function daysIn(text: string): string[] {
  const found = new Set<string>();
  const pattern = new RegExp(`(${days.join('|')})s?(?:\\s*(?:to|until|-|–)\\s*(${days.join('|')}))?`, 'gi');
  for (const [, from = '', to = from] of text.matchAll(pattern)) {
    const at = (day: string) => days.findIndex((one) => one.toLowerCase() === day.toLowerCase());
    const length = (at(to) - at(from) + 7) % 7;
    for (let step = 0; step <= length; step++) found.add(days[(at(from) + step) % 7] ?? '');
  }
  return [...found];
}
