import { useDeferredValue } from 'react';
import type { Language } from '#shared/language.ts';
import { languages } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts.ts';
import { useCompany } from '#web/features/content/use-company.ts';
import { type PostValues, postDrafts } from '../post-drafts.ts';
import { isShown, useLanguageChoice } from '../room/shown-languages.ts';
import { copy } from './copy.en.ts';
import { foundAs } from './found-as.ts';
import { SearchResult } from './search-result.tsx';
import { ShareCard } from './share-card.tsx';

interface SearchPreviewsProps {
  kind: PostKind;
  draftId: string;
}

/** About how the post stands in a list of results, and where its address is shared, in the languages that are on the screen. */
export function SearchPreviews({ kind, draftId }: SearchPreviewsProps) {
  // They may lag behind the keys.
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
