import { type Localized, localeOf } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** Shown instead of a day for articles about the method, which have no date. */
const undated: Localized = { en: 'How we work', ar: 'كيف نعمل' };

/** The day of an instant (ISO 8601) in the page's language, in Iraq's time. `date` is empty for an article about the method. */
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
