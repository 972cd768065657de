import { css } from '#styles/css';
import { type ReadableStore, useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';

/** Makes the mark of a tab, which is there while something of these drafts is unsaved. */
export function unsavedMark<Drafts>(drafts: ReadableStore<Drafts>, isUnsaved: (drafts: Drafts) => boolean) {
  return () => useStore(drafts, isUnsaved) && <Mark />;
}

function Mark() {
  return (
    <span className={markStyle}>
      <span className={css({ srOnly: true })}>{copy.mark}</span>
    </span>
  );
}

const markStyle = css({
  position: 'relative',
  width: '2',
  height: '2',
  borderRadius: 'round',
  background: 'edit.solid',
});
