import { useContext } from 'react';
import { css, cx } from '#styles/css';
import { rail } from '#styles/recipes';
import wall from '#web/assets/report-wall.svg';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { outlets } from '#web/components/exhibit/report/survey.ts';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { CompanyNameContext } from '#web/lib/company-name.ts';
import type { SheetProps } from './sheet.tsx';
import { blockTitleStyle } from './sheet-style.ts';

/** The first page: the title on the wall of shelves, and the contents. */
export function Cover({ copy, format }: SheetProps) {
  const company = useContext(CompanyNameContext);
  const { cover } = copy;
  const counts = [
    [figures.all.visited, cover.stores],
    [figures.places.length, cover.places],
    [outlets.length, cover.outlets],
    [figures.products.length, cover.products],
  ] as const;
  const lastPage = format.number(cover.contents.length + 1);
  return (
    <>
      <div className={wallStyle}>
        <img src={wall} width={794} height={690} alt="" className={pictureStyle} />
        <div className={panelStyle}>
          <p className={kickerStyle}>{cover.kicker}</p>
          <h2 className={titleStyle}>{cover.title}</h2>
          <p className={leadStyle}>{cover.lead(figures, format)}</p>
          <p className={tagStyle}>{cover.tag}</p>
        </div>
      </div>
      <div className={cx(rail(), css({ position: 'relative' }))} />
      <div className={restStyle}>
        <dl className={countsStyle}>
          {counts.map(([count, what], i) => (
            <div key={what} data-first={i === 0 || undefined} className={countStyle}>
              <dt>{what}</dt>
              <dd className={numberStyle}>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
        <div className={aboutStyle}>
          <div>
            <h3 className={blockTitleStyle}>{cover.preparedFor.title}</h3>
            <p>{cover.preparedFor.text}</p>
          </div>
          <div>
            <h3 className={blockTitleStyle}>{cover.howToRead.title}</h3>
            <p>{cover.howToRead.text(lastPage)}</p>
          </div>
        </div>
        <ol className={contentsStyle}>
          {cover.contents.map((title, i) => (
            <li key={title}>
              <b className={pageNumberStyle}>{format.number(i + 2)}</b>
              {title}
            </li>
          ))}
        </ol>
        <p className={footStyle}>
          <span className={companyStyle}>
            <LogoMark width={34} />
            {company}
          </span>
          <bdi dir="ltr">RE-SAMPLE-W1</bdi>
        </p>
      </div>
    </>
  );
}

const wallStyle = css({
  position: 'relative',
  minHeight: 'var(--report-wall)',
  overflow: 'hidden',
  ground: 'deep',
});
/** Mirrored with the language, since it contains no text. */
const pictureStyle = css({
  position: 'absolute',
  top: '0',
  insetInlineStart: '0',
  width: 'full',
  height: 'auto',
  // As flowing text, only the first shelf with its rail is visible.
  aspectRatio: 'var(--report-picture)',
  objectFit: 'cover',
  objectPosition: 'top',
  transform: 'scaleX(var(--dir))',
});
const panelStyle = css({
  position: 'relative',
  padding: 'var(--report-panel)',
  // The height of the first shelf: 118 of the picture's units, of which the width has 794.
  marginTop: '[14.86%]',
  ground: 'void',
  '@media print, (scripting: enabled)': {
    _sheets: {
      position: 'absolute',
      insetInlineStart: '14',
      top: '[115px]',
      width: '[486px]',
      height: '[447px]',
      marginTop: '0',
      _before: {
        content: '""',
        position: 'absolute',
        inset: '[9px 9px 0]',
        borderWidth: '1.8px',
        borderStyle: 'dashed',
        borderColor: 'label.solid',
        borderBottomWidth: '0',
      },
    },
  },
});
const kickerStyle = css({ marginBottom: '4', textStyle: 'xs', color: 'fg.onDarkMuted' });
const titleStyle = css({
  fontSize: 'clamp(34px, 7vw, 50px)',
  lineHeight: '[1.06]',
  fontWeight: 'heading',
  letterSpacing: 'var(--trk)',
  fontStretch: 'var(--stretch)',
  '[lang=ar] &': { fontSize: 'clamp(30px, 6vw, 41px)', lineHeight: '[1.42]' },
  '@media print, (scripting: enabled)': {
    _sheets: { fontSize: '50px' },
    '[lang=ar] :is([data-mode=pages], :where(:root:not([data-phone])) [data-mode=auto]) &': {
      fontSize: '41px',
    },
  },
});
const leadStyle = css({
  marginTop: '4',
  maxWidth: '[24em]',
  fontSize: '17px',
  lineHeight: '[1.5]',
  color: 'fg.onDarkMuted',
  '[lang=ar] &': { lineHeight: '[1.85]' },
});
const tagStyle = css({
  width: 'fit',
  marginTop: '6',
  paddingInline: '3',
  paddingBlock: '1.25',
  textStyle: 'xs',
  fontWeight: 'strong',
  background: 'label.solid',
  color: 'label.contrast',
  borderRadius: 'label',
  '@media print, (scripting: enabled)': {
    _sheets: { position: 'absolute', bottom: '7.5', insetInlineStart: '9' },
  },
});
const restStyle = css({
  position: 'relative',
  background: 'bg.shelf',
  paddingInline: { base: '5', md: '14' },
  paddingBottom: '7',
  '@media print, (scripting: enabled)': {
    _sheets: { height: '[416px]', paddingInline: '14' },
  },
});
const countsStyle = css({ display: 'grid', gridTemplateColumns: 'var(--report-fourths)', gap: '3.5' });
/** The number above its term, which comes first in the list. */
const countStyle = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingInline: '4',
  paddingTop: '3.5',
  paddingBottom: '3',
  background: 'bg.canvas',
  '&[data-first]': { background: 'label.solid' },
});
const numberStyle = css({
  fontSize: '38px',
  lineHeight: '[1.1]',
  fontWeight: 'heading',
  letterSpacing: 'var(--trk)',
  fontStretch: 'var(--stretch)',
  '[lang=ar] &': { lineHeight: 'var(--report-finding-lh)' },
});
const aboutStyle = css({
  display: 'grid',
  gridTemplateColumns: 'var(--report-halves)',
  gap: '8',
  marginTop: '9',
});
const contentsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'var(--report-halves)',
  columnGap: '8',
  marginTop: '6',
  '& li': {
    display: 'flex',
    gap: '3.5',
    paddingBlock: '1.25',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});
const footStyle = css({
  position: 'var(--report-laid)',
  insetInline: '14',
  bottom: '7',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginTop: '6',
  textStyle: 'xs',
  color: 'fg.muted',
});
const companyStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  fontSize: '15px',
  fontWeight: 'strong',
  color: 'fg.default',
});
const pageNumberStyle = css({ width: '3.5', fontWeight: 'strong' });
