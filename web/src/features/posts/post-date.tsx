import { type Localized, localeOf } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** Stands where others have their day. */
const undated: Localized = { en: 'How we work', ar: 'كيف نعمل' };

/**
 * The day of an instant (ISO 8601) as it is written in the page's language: the day it was in Iraq. An empty one is that of an
 * article on the method, which has no date.
 */
export function PostDate({ date }: { date: string }) {
  const language = useLanguage();
  if (!date) return undated[language];
  const day = new Intl.DateTimeFormat(localeOf(language), {
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
