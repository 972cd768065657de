import type { ContentItem } from '#shared/content/item.ts';
import { directionOf, type Language, languageNames } from '#shared/language.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { useConflictText } from '#web/admin/unsaved/use-conflict-text.ts';
import { copy } from '../copy.en.ts';

interface ItemConflictProps {
  /** The stored item. */
  item: ContentItem;
  /** The username of the person who saved it, if it is known. */
  by: string | undefined;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows the version that was saved elsewhere below the draft, and a button to continue with each of the two. */
export function ItemConflict({ item, by, ...choice }: ItemConflictProps) {
  return (
    <ConflictChoice text={useConflictText(copy.conflict, by)} {...choice}>
      <div className={theirsStyle}>
        {editedFirst.map((language) => {
          if (language === 'ar')
            return item.type === 'text' && <Theirs key="ar" language="ar" text={item.valueAr} />;
          return <Theirs key="en" language="en" text={item.value} />;
        })}
      </div>
    </ConflictChoice>
  );
}

/** A stored text in a language. */
export function Theirs({ language, text }: { language: Language; text: string }) {
  return (
    <div lang={language} dir={directionOf(language)} className={css({ minWidth: '0' })}>
      <p className={languageStyle}>{languageNames[language]}</p>
      {text ? (
        <p className={textStyle}>{text}</p>
      ) : (
        <p lang={adminLanguage} className={emptyStyle}>
          {copy.conflict.empty}
        </p>
      )}
    </div>
  );
}

export const theirsStyle = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: { base: '3', md: '6' },
});
const languageStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const textStyle = css({ textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const emptyStyle = css({ textStyle: 'sm', color: 'fg.muted' });
