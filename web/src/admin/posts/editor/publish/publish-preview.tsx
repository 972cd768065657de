import { TriangleAlert } from 'lucide-react';
import { languages } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { labelOfField, type PostDefinition } from '#web/admin/posts/post-definition.ts';
import { Icon } from '#web/components/icon.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import type { PostValues } from '../post-drafts.ts';
import { foundAs } from '../search/found-as.ts';
import { ShareCard } from '../search/search-previews.tsx';
import { copy } from './copy.en.ts';
import { firstIncomplete, incompleteIn } from './incomplete.ts';

interface SharedCardsProps {
  definition: PostDefinition;
  values: PostValues;
}

/** The card of a shared link, in each language. */
export function SharedCards({ definition: { kind }, values }: SharedCardsProps) {
  const { name } = useCompany();
  const ordered = adminLanguage === 'ar' ? languages.toReversed() : languages;
  return (
    <section aria-labelledby="shared-heading" className={sharedStyle}>
      <h3 id="shared-heading" className={headingStyle}>
        {copy.shared}
      </h3>
      <div className={cardsStyle}>
        {ordered.map((language) =>
          language === 'ar' && !values.titleAr ? (
            <p key={language} className={noteStyle}>
              {copy.noArabic}
            </p>
          ) : (
            <figure key={language} aria-label={copy.sharedIn[language]}>
              <ShareCard found={foundAs(kind, values, language, name)} language={language} />
            </figure>
          ),
        )}
      </div>
    </section>
  );
}

const sharedStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '3',
});
const headingStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const cardsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '3',
});
const noteStyle = css({ textStyle: 'sm', color: 'fg.muted' });

/** The separators between the items of a list (`comma`) and between statements (`semicolon`). */
const [comma, semicolon] = adminLanguage === 'ar' ? ['، ', '؛ '] : [', ', '; '];

interface MissingPartsProps extends SharedCardsProps {
  isArabicOlder: boolean;
  onShow: (field: string) => void;
}

/** Names the incomplete parts, with a button that leads to the first one. */
export function MissingParts({ definition, values, isArabicOlder, onShow }: MissingPartsProps) {
  const incomplete = incompleteIn(definition.kind, values);
  const { arabic, alt, cover, excerpt } = incomplete;
  const parts = [
    ...(arabic.length > 0
      ? [copy.missing.arabic(arabic.map((name) => labelOfField(definition, arabicName(name))).join(comma))]
      : []),
    ...(isArabicOlder ? [copy.missing.older] : []),
    ...(alt > 0 ? [copy.missing.alt(alt)] : []),
    ...(cover ? [copy.missing.cover] : []),
    ...(excerpt ? [copy.missing.excerpt] : []),
  ];
  if (parts.length === 0) return null;
  const first = firstIncomplete(incomplete) ?? 'contentAr';
  return (
    <div className={missingStyle}>
      <Icon of={TriangleAlert} size={18} />
      <p>
        {copy.missingTitle}
        {parts.join(semicolon)}
        {copy.noneStops}
        <button type="button" className={showStyle} onClick={() => onShow(first)}>
          {copy.show}
        </button>
      </p>
    </div>
  );
}

const missingStyle = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'control',
  background: 'label.subtle',
  textStyle: 'sm',
  '& svg': { flexShrink: 0, marginTop: '0.5' },
});
const showStyle = css({
  fontWeight: 'strong',
  color: 'brand.fg',
  textDecoration: 'underline',
  cursor: 'pointer',
});
