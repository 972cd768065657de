import { useQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { formatDate } from '#web/admin/lib/language/formats.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { roughCountText } from '../data/count-queries.ts';
import { assigneesQuery } from '../handling/handling-query.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { copy } from './copy.en.ts';

interface AssignDialogProps {
  open: boolean;
  /** How many messages are to be assigned, if that is known. */
  total: number | undefined;
  /** Called with the chosen name, empty for nobody; `undefined` if none was chosen. */
  onChosen: (name: string | undefined) => void;
}

/** Asks for the new assignee: all people who can have messages, with the number of their open ones, or nobody. */
export function AssignDialog({ open, total, onChosen }: AssignDialogProps) {
  const { data: assignees, isError, isFetching, refetch } = useQuery({ ...assigneesQuery, enabled: open });
  const me = useUser()?.username;
  const takers = assignees?.filter(({ canTake }) => canTake);
  return (
    <Dialog
      open={open}
      title={copy.assignTitle(total === undefined ? undefined : roughCountText(total))}
      close={inboxCopy.close}
      onClose={() => onChosen(undefined)}
      focusAfter={() => document.getElementById(inboxHeadingId)}
      className={css({ maxWidth: 'question' })}
    >
      <DialogBody>
        {takers ? (
          <ul className={listStyle}>
            {takers.map(({ name, open: count, leavesOn }) => (
              <li key={name}>
                <button type="button" className={choiceStyle} onClick={() => onChosen(name)}>
                  <span className={nameStyle}>
                    <strong>
                      <UserWords>{name}</UserWords>
                    </strong>
                    {name === me && <span className={quietStyle}> {copy.you}</span>}
                    {leavesOn && <span className={leavesStyle}> {copy.leaves(formatDate(leavesOn))}</span>}
                  </span>{' '}
                  <span className={quietStyle}>{copy.open(count)}</span>
                </button>
              </li>
            ))}
            <li>
              <button type="button" className={choiceStyle} onClick={() => onChosen('')}>
                {copy.nobody}
              </button>
            </li>
          </ul>
        ) : isError && !isFetching ? (
          <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
            {copy.noPeople}
          </FailedRead>
        ) : (
          <p role="status">{copy.loadingPeople}</p>
        )}
      </DialogBody>
    </Dialog>
  );
}

const listStyle = css({
  display: 'grid',
  '& > li:last-child': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});
const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  minHeight: 'tap',
  paddingInline: '3',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
});
const nameStyle = css({ minWidth: '0', overflowWrap: 'anywhere' });
const quietStyle = css({ textStyle: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' });
const leavesStyle = css({ textStyle: 'sm', color: 'danger.fg', whiteSpace: 'nowrap' });
