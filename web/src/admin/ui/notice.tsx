import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { Button } from './button.tsx';

interface NoticeProps {
  children: ReactNode;
  /** A button that solves the problem. */
  action?: ReactNode;
}

/** A notice of something that went wrong. Read out when it appears. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div role="alert" className={noticeStyle}>
      <Icon of={CircleAlert} />
      <span className={textStyle}>{children}</span>
      {action}
    </div>
  );
}

const noticeStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  paddingBlock: '3',
  borderRadius: 'control',
  background: 'danger.subtle',
  color: 'danger.fg',
  textStyle: 'sm',
  fontWeight: 'medium',
  '& svg': { flexShrink: 0 },
});
const textStyle = css({ flex: '1', minWidth: 'words' });

interface FailedReadProps {
  children: ReactNode;
  tryAgain: string;
  onTryAgain: () => unknown;
}

/** Says that data could not be read, with a button that reads them again. */
export function FailedRead({ children, tryAgain, onTryAgain }: FailedReadProps) {
  return (
    <Notice
      action={
        <Button variant="outline" size="s" onClick={() => void onTryAgain()}>
          {tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
