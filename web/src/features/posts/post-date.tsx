import { localeOf } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** The day of an instant (ISO 8601) as it is written in the page's language: the day it was in Iraq. */
export function PostDate({ date }: { date: string }) {
  const day = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    dateStyle: 'long',
    timeZone: 'Asia/Baghdad',
  });
  // What the server's calendar says stays, where the browser's has other words for it.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {day.format(new Date(date))}
    </time>
  );
}
