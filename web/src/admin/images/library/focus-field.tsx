import { type Focus, focusSteps } from '#shared/images/focus.ts';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';

interface FocusFieldProps {
  /** Address of the picture, to be pressed. */
  address: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The point that a picture is about: one of the points over it, each a choice of its own. */
export function FocusField({ address, focus, onChange }: FocusFieldProps) {
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={legendStyle}>{copy.focus}</legend>
      <div dir="ltr" className={pictureStyle}>
        <img src={address} alt="" className={imageStyle} />
        <div className={pointsStyle}>
          {focusSteps.flatMap((y) =>
            focusSteps.map((x) => (
              <label key={`${x}-${y}`} className={pointStyle}>
                <input
                  type="radio"
                  name="focus"
                  aria-label={copy.focusAt(copy.across[x], copy.down[y])}
                  checked={focus.x === x && focus.y === y}
                  onChange={() => onChange({ x, y })}
                  className={radioStyle}
                />
              </label>
            )),
          )}
        </div>
      </div>
      <p className={hintStyle}>{copy.focusHint}</p>
    </fieldset>
  );
}

const legendStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
/** As on the public pages, a picture is not mirrored. */
const pictureStyle = css({ position: 'relative', width: 'fit', maxWidth: 'full' });
const imageStyle = css({
  display: 'block',
  maxWidth: 'full',
  maxHeight: '[320px]',
  minWidth: '[200px]',
  minHeight: '[144px]',
  objectFit: 'contain',
  background: 'bg.shelf',
});
const pointsStyle = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gridTemplateRows: 'repeat(5, 1fr)',
});
const pointStyle = css({ display: 'grid', placeItems: 'center', cursor: 'pointer' });
const radioStyle = css({
  width: '5',
  height: '5',
  accentColor: 'brand.solid',
  opacity: { base: '0.6', _checked: '1' },
});
const hintStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted' });
