import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { PageLink } from '../navigation/page-link.tsx';

interface LegalPageProps {
  copy: {
    title: string;
    lead: string;
    /** When the text last changed, as a sentence. */
    updated: string;
    sections: readonly LegalPageSection[];
    home: string;
  };
}

interface LegalPageSection {
  title: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  items?: readonly string[];
}

/** A page of running text for legal notices. Its sections have no numbers. */
export function LegalPage({ copy }: LegalPageProps) {
  return (
    <article className={cx(container(), articleStyle)}>
      <h1 className={css({ textStyle: 'h1' })}>{copy.title}</h1>
      <p className={leadStyle}>{copy.lead}</p>
      <p className={updatedStyle}>{copy.updated}</p>
      {copy.sections.map(({ title, paragraphs, items = [] }) => (
        <section key={title} className={sectionStyle}>
          <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
          <div className={textStyle}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <ul className={listStyle}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
      <p className={css({ marginTop: '9' })}>
        <PageLink to="/" className={button({ variant: 'outline' })}>
          {copy.home}
        </PageLink>
      </p>
    </article>
  );
}

const articleStyle = css({ paddingTop: { base: '12', lg: '18' }, paddingBottom: 'section' });
const leadStyle = css({
  marginTop: '4',
  maxWidth: 'blurb',
  textStyle: 'lead',
  color: 'fg.muted',
  textWrap: 'pretty',
});
const sectionStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
  columnGap: '12',
  rowGap: '3',
  marginTop: { base: '9', lg: '12' },
  paddingTop: '6',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const textStyle = css({ maxWidth: 'measure', '& p + p, & p + ul': { marginTop: '4' } });
const listStyle = css({
  display: 'grid',
  gap: '2',
  paddingInlineStart: '5',
  '& li': { position: 'relative' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-5',
    top: '[.5em]',
    width: '1.75',
    height: '2.75',
    background: 'brand.solid',
  },
});
const updatedStyle = css({ marginTop: '3', textStyle: 'sm', color: 'fg.muted' });
