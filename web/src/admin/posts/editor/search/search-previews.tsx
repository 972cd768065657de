import { useDeferredValue } from 'react';
import { directionOf, type Language, languages } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import wall from '#web/assets/post-wall.png';
import { useCompany } from '#web/features/content/use-company.ts';
import { isShown, useLanguageChoice } from '../editor-layout/shown-languages.ts';
import { type PostValues, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { type Found, foundAs } from './found-as.ts';

interface SearchPreviewsProps {
  kind: PostKind;
  draftId: string;
}

/** Previews of the post in search results and where it is shared, in the languages that are shown. */
export function SearchPreviews({ kind, draftId }: SearchPreviewsProps) {
  // The previews may lag behind typing.
  const values = useDeferredValue(useDraft(postDrafts, draftId)?.values);
  const { chosen } = useLanguageChoice();
  if (!values) return null;
  return languages
    .filter((language) => isShown(language, chosen))
    .map((language) => <InLanguage key={language} kind={kind} values={values} language={language} />);
}

function InLanguage({ kind, values, language }: { kind: PostKind; values: PostValues; language: Language }) {
  const { name } = useCompany();
  const [results, shared] =
    language === 'ar' ? [copy.inArabicResults, copy.sharedInArabic] : [copy.inResults, copy.shared];
  if (language === 'ar' && !values.titleAr) return <p className={noteStyle}>{copy.noArabic}</p>;
  const found = foundAs(kind, values, language, name);
  return (
    <>
      <figure aria-label={results}>
        <figcaption className={captionStyle}>{results}</figcaption>
        <SearchResult found={found} language={language} />
      </figure>
      <figure aria-label={shared}>
        <figcaption className={captionStyle}>{shared}</figcaption>
        <ShareCard found={found} language={language} />
      </figure>
    </>
  );
}

const captionStyle = css({ marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
const noteStyle = css({ textStyle: 'xs', color: 'fg.muted' });

function SearchResult({ found, language }: { found: Found; language: Language }) {
  const { name } = useCompany();
  return (
    <div lang={language} dir={directionOf(language)} className={resultStyle}>
      <p className={siteStyle}>{name[language]}</p>
      <p dir="ltr" className={trailStyle}>
        {found.trail.join(' › ')}
      </p>
      <p className={titleStyle}>{found.pageTitle}</p>
      <p className={descriptionStyle}>{found.description}</p>
    </div>
  );
}

const resultStyle = css({
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  overflowWrap: 'anywhere',
});
const siteStyle = css({ textStyle: 'xs', fontWeight: 'medium' });
const trailStyle = css({ width: 'fit', textStyle: 'xs', color: 'fg.muted' });
const titleStyle = css({ marginTop: '2', color: 'brand.fg', fontWeight: 'medium' });
const descriptionStyle = css({ marginTop: '1', textStyle: 'sm', color: 'fg.muted' });

/**
 * Sizes of the title in the drawn picture, which is 1,200 px wide, each with its number of lines, and the approximate
 * characters per line.
 */
const sizes = [
  { size: 58, lines: 2, line: 27 },
  { size: 44, lines: 3, line: 35 },
  { size: 34, lines: 4, line: 45 },
] as const;

/** A post as social networks show it: roughly the picture that the publisher draws, and the texts below it. */
export function ShareCard({ found, language }: { found: Found; language: Language }) {
  const { name } = useCompany();
  const { picture, title, description, trail } = found;
  const fit = sizes.find(({ lines, line }) => picture.title.length <= lines * line) ?? sizes[2];
  return (
    <div lang={language} dir={directionOf(language)} className={cardStyle}>
      <div aria-hidden="true" className={pictureStyle}>
        <img src={wall} alt="" data-mirrored={picture.language === 'ar'} className={wallStyle} />
        <div lang={picture.language} dir={directionOf(picture.language)} className={bayStyle}>
          {picture.label && <p className={labelStyle}>{picture.label}</p>}
          <p style={{ fontSize: `${fit.size / 12}cqw` }} className={shareCardTitleStyle}>
            {picture.title}
          </p>
          <p className={brandStyle}>{name[picture.language]}</p>
        </div>
      </div>
      <div className={wordsStyle}>
        <p className={shareCardSiteStyle}>{trail[0]}</p>
        <p className={saidStyle}>{title}</p>
        <p className={shareCardDescriptionStyle}>{description}</p>
      </div>
    </div>
  );
}

const cardStyle = css({
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  overflow: 'hidden',
});
const pictureStyle = css({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '[1200 / 630]',
  color: 'fg.onDark',
});
/** The shelf wall in the background; mirrored behind an Arabic title. */
const wallStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  '&[data-mirrored=true]': { transform: 'scaleX(-1)' },
});
/** The empty bay of the shelf wall, which holds the title. 1cqw is a hundredth of the picture's width. */
const bayStyle = css({
  position: 'absolute',
  insetBlockStart: '[14.3cqw]',
  insetInlineStart: '[10cqw]',
  width: '[70.8cqw]',
  height: '[23.9cqw]',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '[1.2cqw]',
  overflow: 'hidden',
});
const labelStyle = css({ fontSize: '[2cqw]', lineHeight: '[1.3]', color: 'label.solid' });
const shareCardTitleStyle = css({
  lineHeight: '[1.2]',
  fontWeight: 'strong',
  lineClamp: 4,
  overflowWrap: 'anywhere',
});
const brandStyle = css({ marginTop: '[1.2cqw]', fontSize: '[2cqw]', lineHeight: '[1.3]' });
const wordsStyle = css({ padding: '3', overflowWrap: 'anywhere', backgroundColor: 'bg.shelf' });
const shareCardSiteStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const saidStyle = css({ fontWeight: 'strong', textStyle: 'sm', lineClamp: 2 });
const shareCardDescriptionStyle = css({ textStyle: 'xs', color: 'fg.muted', lineClamp: 2 });
