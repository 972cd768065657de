import { directionOf, type Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { useCompany } from '#web/features/content/use-company.ts';
import type { Found } from './found-as.ts';

/** A post as an entry of a list of results. */
export function SearchResult({ found, language }: { found: Found; language: Language }) {
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
