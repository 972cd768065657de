// biome-ignore-all lint/a11y/noRedundantRoles: browsers take the roles of a table from elements that are shown as anything else, as these are where each row is a card
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { postEditorAddress } from '#shared/admin-paths.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { isPlannedDraft } from '#shared/posts/publication.ts';
import { css, cx } from '#styles/css';
import { localTimeText } from '#web/admin/lib/local-time.ts';
import { plannedSendingsQuery } from '#web/admin/lib/planned-sendings.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import { copy as publicationCopy } from '../editor/publication/copy.en.ts';
import { copy as publishCopy } from '../editor/publish/copy.en.ts';
import { UnpublishedMark } from '../editor/working-copy/begun-drafts.tsx';
import { publicationOf } from '../row-state.ts';
import { copy as findCopy } from './find/copy.en.ts';
import { copy as manyCopy } from './many/copy.en.ts';
import { PublishSwitch, ScheduleButton } from './many/publish-switch.tsx';
import { cellText, dayText, titleOf } from './post-cells.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';

interface PostRowProps extends RowActionsProps {
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** A post in the table. Its title gets the focus when the row before it is removed. */
export const PostRow = memo(function PostRow({ isChosen, onChoose, ...props }: PostRowProps) {
  const { definition, post, state } = props;
  const [first, ...others] = definition.columns;
  return (
    <tr role="row" className={rowStyle} data-chosen={isChosen || undefined}>
      <td role="cell" className={cx(cell, chooseStyle)}>
        <ChooseBox id={post.id} title={titleOf(post)} isChosen={isChosen} onChoose={onChoose} />
      </td>
      <th role="rowheader" scope="row" className={cx(cell, roomy, css({ fontWeight: 'strong' }))}>
        <PostTitle
          kind={definition.kind}
          post={post}
          text={first ? cellText(post, first.name) : ''}
          onEdit={props.onEdit}
        />
        {post.arabic !== 'all' && <span className={arabicStyle}>{findCopy.arabicStates[post.arabic]}</span>}
      </th>
      {others.map(({ name, label }) => (
        <Cell key={name} label={label} isInTableOnly>
          <span dir="auto" className={wordsStyle}>
            <UserWords>{cellText(post, name)}</UserWords>
          </span>
        </Cell>
      ))}
      <Cell label={copy.columns.status}>
        <div>
          <span className={statusStyle}>
            <PublishSwitch kind={definition.kind} row={post} />
            <StateBadge kind={definition.kind} state={state} />
          </span>
          <span className={markStyle}>
            <UnpublishedMark id={post.id} />
          </span>
          <PlannedFor kind={definition.kind} post={post} state={state} />
          {definition.isMailed && state === 'scheduled' && <PlannedNewsletter id={post.id} />}
        </div>
      </Cell>
      <Cell label={definition.createdLabel} isLast>
        <time dateTime={post.createdAt} className={dateStyle}>
          {dayText(post.createdAt)}
        </time>
      </Cell>
      <td role="cell" className={cx(cell, actionsStyle)}>
        <RowActions {...props} />
      </td>
    </tr>
  );
});

interface PostTitleProps extends Pick<RowActionsProps, 'post' | 'onEdit'> {
  kind: PostKind;
  text: string;
}

/** The title of a post, which opens the editor. The link has the URL of the open editor. */
function PostTitle({ kind, post, text, onEdit }: PostTitleProps) {
  return (
    <span id={rowTitleId(post.id)} tabIndex={-1} dir="auto" className={titleStyle}>
      <a
        href={postEditorAddress(kind, post.id)}
        onClick={(event) => {
          // A new tab opens the editor by its URL.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onEdit(post);
        }}
        className={titleLinkStyle}
      >
        <UserWords>{text}</UserWords>
      </a>
    </span>
  );
}

function StateBadge({ kind, state }: { kind: PostKind } & Pick<RowActionsProps, 'state'>) {
  const label = copy.kinds[kind].states[state];
  return state === 'published' ? <Badge tone="ok">{label}</Badge> : <Badge>{label}</Badge>;
}

/**
 * The date when a post appears, would appear if it were published, or has disappeared; for a visible post the date of
 * publication, unless it was created on that day.
 */
function PlannedFor({ kind, post, state }: { kind: PostKind } & Pick<RowActionsProps, 'post' | 'state'>) {
  const { publishedAt = '', unpublishAt = '', createdAt } = post;
  const instant = state === 'ended' ? unpublishAt : publishedAt;
  if (state === 'draft' && isPlannedDraft(publicationOf(post), new Date()))
    return (
      <>
        <time dateTime={instant} className={cx(plannedStyle, notPlannedStyle)}>
          {publicationCopy.plannedDraft(localTimeText(instant))}
        </time>
        <ScheduleButton kind={kind} row={post} />
      </>
    );
  if (!instant || state === 'draft') return null;
  if (state === 'published' && dayText(instant) === dayText(createdAt)) return null;
  return (
    <time dateTime={instant} className={plannedStyle}>
      {state === 'published' ? dayText(instant) : localTimeText(instant)}
    </time>
  );
}

/** The audience of the newsletter once a scheduled post is live. */
function PlannedNewsletter({ id }: { id: string }) {
  const { data: audience } = useQuery({
    ...plannedSendingsQuery,
    select: (planned) => planned.find(({ postId }) => postId === id)?.audience,
  });
  return audience && <p className={plannedStyle}>{publishCopy.planned(publishCopy.audiences[audience])}</p>;
}

/** Returns the id of the element that names a post's row. */
export function rowTitleId(id: string): string {
  return `row-${id}`;
}

const cell = css({
  textAlign: 'start',
  paddingInline: { xl: '4' },
  borderColor: 'border.subtle',
  borderTopWidth: { xl: '1px' },
  minWidth: '0',
});
const titleStyle = css({
  lineClamp: 2,
  lineHeight: 1.35,
  // The base direction is that of the title, so that a title that is cut is cut at its own end; it starts where the others do.
  textAlign: { _ltr: 'left', _rtl: 'right' },
});
const titleLinkStyle = css({ _hover: { textDecoration: 'underline' } });
const arabicStyle = css({ display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' });
const roomy = css({ paddingBlock: { xl: '1.5' } });
const chooseStyle = css({
  paddingInlineEnd: { xl: '0' },
  gridArea: '[box]',
  marginInlineStart: { base: '-3', xl: '0' },
  marginTop: { base: '-3', xl: '0' },
});
const statusStyle = css({ display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' });
const markStyle = css({ display: 'flex', marginTop: '1', _empty: { display: 'none' } });
const dateStyle = css({ whiteSpace: { sm: 'nowrap' }, textStyle: { base: 'xs', xl: 'sm' } });
const plannedStyle = css({ display: 'block', marginTop: '1', textStyle: 'xs', color: 'fg.muted' });
const notPlannedStyle = css({ marginBottom: '1', fontWeight: 'medium', color: 'fg.default' });
const wordsStyle = css({ lineClamp: 2 });

interface CellProps {
  label: string;
  /** True if cards do not show it. */
  isInTableOnly?: boolean;
  /** True for the last words of a card, at the end of its line. */
  isLast?: boolean;
  children: ReactNode;
}

/** A cell. On a card, which has no headings, it is read out with its label. */
function Cell({ label, isInTableOnly, isLast, children }: CellProps) {
  return (
    <td
      role="cell"
      data-last={isLast}
      className={cx(cell, roomy, isInTableOnly ? tableOnlyStyle : cellStyle)}
    >
      <span className={labelStyle}>{label}</span>
      {children}
    </td>
  );
}

const rowStyle = css({
  position: { base: 'relative', xl: 'static' },
  display: { base: 'grid', xl: 'table-row' },
  // A card is as high as its neighbour; its content stays at the top.
  alignContent: 'start',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"box title title actions" "box status created created"',
  columnGap: '2',
  rowGap: '2',
  padding: { base: '3', xl: '0' },
  height: { xl: '14' },
  background: 'bg.canvas',
  borderWidth: { base: '1px', xl: '0' },
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '&[data-chosen]': { background: 'bg.sunken' },
  '& > th': { gridArea: '[title]' },
});
const actionsStyle = css({
  gridArea: '[actions]',
  paddingBlock: { xl: '1' },
  marginBlock: { base: '-2', xl: '0' },
  marginInlineEnd: { base: '-2', xl: '0' },
});
const cellStyle = css({
  gridArea: '[status]',
  '&[data-last=true]': {
    gridArea: '[created]',
    alignSelf: 'center',
    textAlign: { base: 'end', xl: 'start' },
    color: 'fg.muted',
  },
});
const tableOnlyStyle = css({ display: { base: 'none', xl: 'table-cell' } });
const labelStyle = css({ srOnly: true, display: { xl: 'none' } });

interface ChooseBoxProps {
  id: string;
  title: string;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

function ChooseBox({ id, title, isChosen, onChoose }: ChooseBoxProps) {
  return (
    <label className={boxStyle}>
      <input
        type="checkbox"
        aria-label={manyCopy.choose(title)}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
      />
    </label>
  );
}

const boxStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 'tap',
  minHeight: 'tap',
  '& input': { width: '5', height: '5' },
});
