import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';
import { DialogFooter } from './dialog.tsx';

interface FormFooterProps {
  /** Label of the button that submits the form. */
  send: string;
  /** The label of that button while the form is being sent. */
  sending: string;
  isPending: boolean;
  /** True if the form was sent and cannot be sent again: only the other button is left. */
  isSent?: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Label of the button that leaves the form. */
  cancel: string;
  onCancel: () => void;
  className?: string;
  /** Buttons beside the one that sends the form. */
  children?: ReactNode;
}

/**
 * The foot of a dialog with a form: a button that submits the form, and one that leaves it. If something is lost by the form, the
 * safe button is first, as in every question.
 */
export function FormFooter({ send, sending, isPending, isSent = false, ...props }: FormFooterProps) {
  const { variant, cancel, onCancel, className, children } = props;
  const leave = (
    <Button variant="outline" size="s" onClick={onCancel}>
      {cancel}
    </Button>
  );
  const isQuestion = variant === 'danger';
  return (
    <DialogFooter className={className}>
      {isQuestion && leave}
      {!isSent && (
        <Button type="submit" variant={variant} size="s" aria-disabled={isPending}>
          {isPending && <Spinner />}
          {isPending ? sending : send}
        </Button>
      )}
      {!isQuestion && leave}
      {children}
    </DialogFooter>
  );
}
