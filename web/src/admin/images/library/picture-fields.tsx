import { altMaxLength, type LibraryPicture } from '#shared/images/library.ts';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { labelLanguage } from '#web/admin/lib/language/label-language.ts';
import { labelStyle } from '#web/admin/ui/fields/label-style.ts';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { copy } from './copy.en.ts';
import { FocusField } from './focus-field.tsx';
import { focusIn, type PictureDraft, pictureDrafts } from './picture-drafts.ts';

interface PictureFieldsProps {
  picture: LibraryPicture;
  draft: PictureDraft;
  readOnly: boolean;
}

const words = [
  ['name', undefined],
  ['alt', 'en'],
  ['altAr', 'ar'],
] as const;

/** What is said of a picture: what it is about, what it is called, and what it shows in both languages. */
export function PictureFields({ picture, draft, readOnly }: PictureFieldsProps) {
  const { id, values } = draft;
  const change = (changed: Partial<PictureDraft['values']>) =>
    readOnly || pictureDrafts.keep(id, { ...draft, values: { ...values, ...changed } });
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
            readOnly={readOnly}
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
