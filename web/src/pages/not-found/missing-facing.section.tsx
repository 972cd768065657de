import { css } from '#styles/css';
import wall from '#web/assets/not-found-wall.svg';

/** A shelf wall with one empty bay that contains the status. */
export function MissingFacing() {
  return (
    <div aria-hidden="true" className={wallStyle}>
      <img src={wall} width={1440} height={430} alt="" className={pictureStyle} />
      <p className={numberStyle}>404</p>
    </div>
  );
}

const wallStyle = css({ position: 'relative', overflow: 'clip', background: 'bg.deep', direction: 'ltr' });
const pictureStyle = css({
  width: 'full',
  height: '[clamp(240px, 29.86vw, 430px)]',
  objectFit: 'cover',
  objectPosition: 'center bottom',
});
const numberStyle = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '[clamp(6px, 1vw, 14px)]',
  textAlign: 'center',
  fontSize: 'clamp(130px, 17vw, 245px)',
  lineHeight: '0.85',
  fontWeight: 'heading',
  letterSpacing: '-0.03em',
  color: 'label.solid',
});
