import type { ReactNode } from 'react';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { css } from '#styles/css';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { names } from '#web/admin/posts/names.en.ts';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy as words } from './copy.en.ts';

interface CopyLineProps {
  copy: WorkingCopy;
  /** A word before the title, such as its state. */
  says?: string;
  /** The draft's buttons. Each needs `aria-describedby` with the id of the text: `copy-`, followed by the draft's id. */
  children: ReactNode;
}

/** A draft without a post: its title, its last editor, and the time of the last change. */
export function CopyLine({ copy: { id, fields, beginning, by, updatedAt }, says, children }: CopyLineProps) {
  return (
    <li className={lineStyle}>
      <p id={`copy-${id}`} className={textStyle}>
        {says && `${says} `}
        <strong className={css({ fontWeight: 'strong' })}>
          <UserWords>{fields.title || fields.titleAr || beginning || names.untitled}</UserWords>
        </strong>{' '}
        <span className={css({ color: 'fg.muted' })}>{words.typed(by, formatDateTime(updatedAt))}</span>
      </p>
      {children}
    </li>
  );
}

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  paddingBlock: '3',
  borderRadius: 'control',
  background: 'label.subtle',
  textStyle: 'sm',
});
const textStyle = css({ flex: { base: '1 1 100%', md: '1 1 12em' }, overflowWrap: 'anywhere' });
