import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { focusRow, useRowFocus } from '../lib/roving-focus.ts';
import { PersonDataButton } from '../privacy/person-data-button.tsx';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { RowKeysHint } from '../ui/row-keys-hint.tsx';
import { copy } from './copy.en.ts';
import type { OpenDialog } from './people-queries.ts';
import { peopleQuery } from './people-queries.ts';
import { PersonColumns, PersonRow } from './person-row.tsx';

const dialogs = loadOnce(() => import('./people-dialogs.tsx'));

/** The administrators, and what owners can do about them. */
export function PeoplePanel() {
  const { data, isError, refetch } = useQuery(peopleQuery);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { tabIndexOf, inList } = useRowFocus(data?.people.map(({ id }) => id) ?? []);
  const navigate = useNavigate();
  const named = new URLSearchParams(useLocation().search).get('person');
  const list = useRef<HTMLUListElement>(null);
  // Moves the focus to the person that the URL names, once, and then replaces the URL by that of the list.
  useEffect(() => {
    if (named === null || !data) return;
    focusRow(list.current, named);
    navigate('?tab=people', { replace: true });
  }, [named, data, navigate]);
  if (isError && !data) {
    return (
      <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
        <Button variant="outline" size="s" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <p role="status">{copy.loading}</p>;
  return (
    <section aria-labelledby={headingId} className={panelStyle}>
      <div className={headStyle}>
        <h2 id={headingId} tabIndex={-1} className={titleStyle}>
          {copy.title}
        </h2>
        <p className={textStyle}>{data.canMail ? copy.text : `${copy.text} ${copy.noMails}`}</p>
        <div className={actionsStyle}>
          <PersonDataButton />
          {data.canMail && (
            <Button size="s" onClick={() => setDialog({ what: 'invite' })}>
              <Icon of={UserPlus} size={18} />
              {copy.invite}
            </Button>
          )}
        </div>
      </div>
      <div className={cardStyle}>
        <PersonColumns />
        <ul
          ref={list}
          aria-labelledby={headingId}
          aria-describedby={hintId}
          {...inList}
          className={listStyle}
        >
          {data.people.map((person) => (
            <li key={person.id} data-row={person.id}>
              <PersonRow
                person={person}
                canMail={data.canMail}
                holds={data.holds[person.id]}
                onOpen={setDialog}
                tabIndex={tabIndexOf(person.id)}
              />
            </li>
          ))}
        </ul>
        <RowKeysHint id={hintId} />
      </div>
      <LazyDialog loader={dialogs} open={dialog !== undefined}>
        {({ PeopleDialogs }) => <PeopleDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
      </LazyDialog>
    </section>
  );
}

const headingId = 'people';
const hintId = 'people-keys';
const panelStyle = css({ display: 'grid', gap: '4', minWidth: '0' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const titleStyle = css({ fontSize: '24px', fontWeight: 'heading', outline: 'none' });
const textStyle = css({ flex: '1 1 300px', textStyle: 'sm', color: 'fg.muted' });
const cardStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const listStyle = css({ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' } });
