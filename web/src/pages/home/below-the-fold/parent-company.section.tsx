import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import facings from '#web/assets/sixty-one-facings.svg';
import { FigureBasis, FigureLabel, FigureText } from '#web/components/cards/figure-text.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useFigure } from '#web/features/content/use-figure.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';

/** The parent company with its figures. */
export function ParentCompany({
  copy,
  texts,
}: {
  copy: BelowTheFoldCopy['parent'];
  texts: BelowTheFoldTexts;
}) {
  const facts = [
    useFigure(texts, 'parentYears'),
    useFigure(texts, 'parentProjects'),
    useFigure(texts, 'parentRetention'),
  ];
  const countries = useFigure(texts, 'parentClientCountries');
  return (
    <section className={sectionStyle}>
      <div className={cx(container(), columnsStyle)}>
        <div>
          <SectionHeading title={useContent(texts, 'parent_title')} lead={countries.text} />
          <ul className={listStyle}>
            {facts.map((figure) => (
              <li key={figure.name}>
                <span className={numberStyle}>
                  <FigureText of={figure.name} />
                </span>
                <span className={dutyStyle}>
                  <FigureLabel of={figure} />
                </span>
              </li>
            ))}
          </ul>
          <p className={apartStyle}>{copy.apart}</p>
        </div>
        <figure>
          <img
            src={facings}
            width={612}
            height={224}
            loading="lazy"
            alt={copy.pictureText}
            className={facingsStyle}
          />
          <figcaption className={captionStyle}>
            {copy.caption}
            <FigureBasis of={countries} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

const sectionStyle = css({
  paddingBlock: 'section',
});
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: { lg: '[clamp(24px, 6vw, 88px)]' },
  rowGap: '12',
  alignItems: 'center',
});
const listStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  columnGap: '6',
  rowGap: '4',
  marginTop: '7',
});
const numberStyle = css({ display: 'block', textStyle: 'h2', lineHeight: '1.3', whiteSpace: 'nowrap' });
/** Mirrored in Arabic, since a shelf fills from the side where reading begins. */
const facingsStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
const apartStyle = css({ marginTop: '5', maxWidth: 'blurb', textStyle: 'sm', color: 'fg.muted' });
const captionStyle = css({ marginTop: '5', textStyle: 'sm', color: 'fg.muted' });
const dutyStyle = css({ display: 'block', textStyle: 'sm', color: 'fg.muted', textWrap: 'balance' });
