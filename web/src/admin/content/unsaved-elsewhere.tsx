import type { ContentKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';
import { contentDrafts, isUnsaved } from './state/content-drafts.tsx';

interface UnsavedElsewhereProps {
  /** Items that are in view already. */
  except: readonly ContentKey[];
  onShow: (label: string) => void;
}

/** Buttons that show items with unsaved changes that are not in view, for example after a reload. */
export function UnsavedElsewhere({ except, onShow }: UnsavedElsewhereProps) {
  const drafts = useStore(contentDrafts, (all) => all);
  const keys = (Object.keys(drafts) as ContentKey[]).filter((key) => {
    const draft = drafts[key];
    return draft && isUnsaved(draft) && !except.includes(key);
  });
  if (keys.length === 0) return null;
  return (
    <div className={noticeStyle}>
      {copy.unsavedElsewhere}
      {keys.map((key) => (
        <button key={key} type="button" onClick={() => onShow(labelOf(key))} className={itemStyle}>
          {labelOf(key)}
        </button>
      ))}
    </div>
  );
}

const noticeStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'sm',
});
const itemStyle = css({ minHeight: '7', color: 'brand.fg', textDecoration: 'underline' });
