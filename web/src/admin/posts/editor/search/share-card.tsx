import { directionOf, type Language } from '#shared/language.ts';
import { css } from '#styles/css';
import wall from '#web/assets/post-wall.png';
import { useCompany } from '#web/features/content/use-company.ts';
import type { Found } from './found-as.ts';

/** Sizes of the title in the drawn picture, which is 1,200 px wide, each for as many lines at most, and about the characters of a line. */
const sizes = [
  { size: 58, lines: 2, line: 27 },
  { size: 44, lines: 3, line: 35 },
  { size: 34, lines: 4, line: 45 },
] as const;

/** A post as social networks show it: above its drawn picture, near enough to what the publisher draws, and what is said below. */
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
          <p style={{ fontSize: `${fit.size / 12}cqw` }} className={titleStyle}>
            {picture.title}
          </p>
          <p className={brandStyle}>{name[picture.language]}</p>
        </div>
      </div>
      <div className={wordsStyle}>
        <p className={siteStyle}>{trail[0]}</p>
        <p className={saidStyle}>{title}</p>
        <p className={descriptionStyle}>{description}</p>
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
/** Behind an Arabic title the drawing stands the other way round. */
const wallStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  '&[data-mirrored=true]': { transform: 'scaleX(-1)' },
});
/** The bay between the shelves, in hundredths of the picture's width. */
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
const titleStyle = css({ lineHeight: '[1.2]', fontWeight: 'strong', lineClamp: 4, overflowWrap: 'anywhere' });
const brandStyle = css({ marginTop: '[1.2cqw]', fontSize: '[2cqw]', lineHeight: '[1.3]' });
const wordsStyle = css({ padding: '3', overflowWrap: 'anywhere', backgroundColor: 'bg.shelf' });
const siteStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const saidStyle = css({ fontWeight: 'strong', textStyle: 'sm', lineClamp: 2 });
const descriptionStyle = css({ textStyle: 'xs', color: 'fg.muted', lineClamp: 2 });
