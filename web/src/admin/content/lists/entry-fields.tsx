import { contentItemAddress } from '#shared/admin-paths.ts';
import { type ListKey, listSlots } from '#shared/content/company/lists.ts';
import { directionOf, languageNames } from '#shared/language.ts';
import { css } from '#styles/css';
import { ImagePreview } from '#web/admin/images/image-preview.tsx';
import { LibraryButton } from '#web/admin/images/library/library-button.tsx';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { TextArea, TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { copy } from './copy.en.ts';
import type { EntryTexts, ListRow } from './list-rows.ts';

/** `withPicture`: lists whose entries have a picture. `withPhone`: a phone number. `withShortText`: a text of one line. */
export const withPicture: readonly ListKey[] = ['leaders', 'clients', 'certificates', 'offices'];
const withPhone: readonly ListKey[] = ['offices'];
const withShortText: readonly ListKey[] = ['leaders', 'opening_hours'];

interface EntryFieldsProps {
  contentKey: ListKey;
  /** Beginning of the fields' ids. */
  id: string;
  /** The number of the entry in the list, from 1. */
  place: number;
  row: ListRow;
  onChange: (changed: Partial<ListRow>) => void;
}

/** The fields of an entry, or links to its texts if those are items of their own. */
export function EntryFields({ contentKey, id, place, row, onChange }: EntryFieldsProps) {
  const words = copy.words[contentKey];
  const Text = withShortText.includes(contentKey) ? TextInput : TextArea;
  const slot = listSlots[contentKey][row.slot - 1];
  return (
    <div className={fieldsStyle}>
      {slot ? (
        <p className={linksStyle}>
          {slot.map((key) => (
            <InternalLink key={key} to={contentItemAddress(key)} className={linkStyle}>
              {labelOf(key)}
            </InternalLink>
          ))}
        </p>
      ) : (
        <div className={columnsStyle}>
          {editedFirst.map((language) => {
            const texts = language === 'ar' ? row.arabic : row;
            const changed = (part: Partial<EntryTexts>) =>
              onChange(
                language === 'ar' ? { arabic: { title: texts.title, text: texts.text, ...part } } : part,
              );
            return (
              <div key={language} className={columnStyle}>
                <p className={labelStyle}>{languageNames[language]}</p>
                <p aria-hidden="true" className={wordStyle}>
                  {words.title}
                </p>
                <TextInput
                  lang={language}
                  dir={directionOf(language)}
                  aria-label={copy.fieldOf(words.title, place, languageNames[language])}
                  value={texts.title}
                  onChange={({ currentTarget }) => changed({ title: currentTarget.value })}
                />
                <p aria-hidden="true" className={wordStyle}>
                  {words.text}
                </p>
                <Text
                  lang={language}
                  dir={directionOf(language)}
                  aria-label={copy.fieldOf(words.text, place, languageNames[language])}
                  value={texts.text}
                  {...(Text === TextArea && { rows: 3 })}
                  onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
                    changed({ text: currentTarget.value })
                  }
                />
              </div>
            );
          })}
        </div>
      )}
      {withPhone.includes(contentKey) && (
        <div>
          <label htmlFor={`${id}-phone`} className={labelStyle}>
            {copy.phone}
          </label>
          <TextInput
            id={`${id}-phone`}
            dir="ltr"
            inputMode="tel"
            value={row.phone}
            onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
          />
        </div>
      )}
      {withPicture.includes(contentKey) && (
        <div>
          <p id={`${id}-picture`} className={labelStyle}>
            {copy.picture}
          </p>
          <div className={linksStyle}>
            <ImagePreview address={row.picture} size="small" />
            <LibraryButton
              describedBy={`${id}-picture`}
              onPick={({ address }) => onChange({ picture: address })}
            />
            {row.picture && (
              <Button variant="outline" size="s" onClick={() => onChange({ picture: '' })}>
                {copy.noPicture}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const fieldsStyle = css({ display: 'grid', gap: '4', padding: '4', paddingTop: '2' });
const wordStyle = css({ textStyle: 'xs', color: 'fg.muted', marginBottom: '-2' });
const columnStyle = css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' });
const columnsStyle = css({ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '4' });
const linksStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'brand.fg',
  textDecoration: 'underline',
});
