import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';

/** Says that a colleague is editing the same item; empty otherwise. Read out when it appears. */
export function PresenceNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={noteStyle}>
      {children && (
        <>
          <Icon of={Users} size={16} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

const noteStyle = css({
  display: 'flex',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'control',
  background: 'label.subtle',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  _empty: { display: 'none' },
});
