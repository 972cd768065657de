import { type Localized, localeOf } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** Shown instead of a day. */
const undated: Localized = { en: 'How we work', ar: 'كيف نعمل' };

/**
 * The day of an instant (ISO 8601) in the page's language, in Iraq's time. An article on the method has no date: empty.
 */
export function PostDate({ date }: { date: string }) {
  const language = useLanguage();
  if (!date) return undated[language];
  const day = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Asia/Baghdad',
  });
  // The prerendered text stays even if the browser formats it differently.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {day.format(new Date(date))}
    </time>
  );
}
