import {
  directionOf,
  type Language,
  type Localized,
  languageNames,
  languages,
  localeOf,
} from '#shared/language.ts';
import type { SharedPreview } from '#shared/publishing/renderer.ts';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { copy as arabic } from './copy.ar.ts';
import { copy as english, type PreviewCopy } from './copy.en.ts';

const copies: Localized<PreviewCopy> = { en: english, ar: arabic };

/**
 * The bar at the bottom of an unpublished page: a note that it is a preview, its expiry, and a link to its other
 * language.
 */
export function PreviewBar({ language, addresses, endsAt }: SharedPreview & { language: Language }) {
  const copy = copies[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Asia/Baghdad' });
  return (
    <aside aria-label={copy.label} className={barStyle}>
      <div className={cx(container(), rowStyle)}>
        <p>
          {copy.text} {copy.until(day.format(new Date(endsAt)))}
        </p>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <a
              key={other}
              href={addresses[other]}
              lang={other}
              dir={directionOf(other)}
              hrefLang={other}
              className={linkStyle}
            >
              {languageNames[other]}
            </a>
          ))}
      </div>
    </aside>
  );
}

const barStyle = css({ position: 'sticky', bottom: '0', zIndex: 'skip', paddingBlock: '2', ground: 'ink' });
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  rowGap: '2',
  textStyle: 'sm',
});
const linkStyle = css({ fontWeight: 'medium', textDecoration: 'underline' });
