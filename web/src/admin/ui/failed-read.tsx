import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

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
