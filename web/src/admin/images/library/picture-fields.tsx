import { type Focus, focusSteps } from '#shared/images/focus.ts';
import { altMaxLength, type LibraryPicture } from '#shared/images/library.ts';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { labelLanguage } from '#web/admin/lib/language/label-language.ts';
import { labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { copy } from './copy.en.ts';
import { focusIn, type PictureDraft, pictureDrafts } from './picture-drafts.ts';

interface PictureFieldsProps {
  picture: LibraryPicture;
  draft: PictureDraft;
}

const words = [
  ['name', undefined],
  ...editedFirst.map((language) => [language === 'ar' ? 'altAr' : 'alt', language] as const),
] as const;

/** The fields of a picture: focus, name, and a description in both languages. */
export function PictureFields({ picture, draft }: PictureFieldsProps) {
  const { id, values } = draft;
  const change = (changed: Partial<PictureDraft['values']>) =>
    pictureDrafts.keep(id, { ...draft, values: { ...values, ...changed } });
  return (
    <>
      <FocusField
        address={picture.address}
        focus={focusIn(values.focus)}
        onChange={({ x, y }) => change({ focus: `${x},${y}` })}
      />
      {words.map(([name, language]) => (
        <div key={name}>
          <label
            htmlFor={`picture-${name}`}
            lang={language && labelLanguage(language)}
            dir={language && directionOf(labelLanguage(language))}
            className={labelStyle}
          >
            {copy[name]}
          </label>
          <TextInput
            id={`picture-${name}`}
            lang={language}
            dir={language ? directionOf(language) : 'auto'}
            maxLength={altMaxLength}
            value={values[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        </div>
      ))}
      <p className={hintStyle}>{copy.altHint}</p>
    </>
  );
}

const hintStyle = css({ textStyle: 'sm', color: 'fg.muted' });

interface FocusFieldProps {
  /** The picture's address. */
  address: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The choice of a picture's focal point: radio buttons over the picture. */
function FocusField({ address, focus, onChange }: FocusFieldProps) {
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
      <p className={focusHintStyle}>{copy.focusHint}</p>
    </fieldset>
  );
}

const legendStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
/** Pictures are not mirrored, as on the public pages. */
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
  opacity: { base: '0.6', _checked: '1' },
});
const focusHintStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted' });
