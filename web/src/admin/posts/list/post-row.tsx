// biome-ignore-all lint/a11y/noRedundantRoles: browsers take the roles of a table from elements that are shown as anything else, as these are where each row is a card
import { memo, type ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { Badge } from '#web/admin/ui/badge.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import { cellText, dayText } from './post-cells.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';

/** A post in the table. Its title takes the focus when the row before it is gone. */
export const PostRow = memo(function PostRow(props: RowActionsProps) {
  const { definition, post } = props;
  const [first, ...others] = definition.columns;
  return (
    <tr role="row" className={rowStyle}>
      <th role="rowheader" scope="row" className={cx(cell, roomy, css({ fontWeight: 'strong' }))}>
        <span id={rowTitleId(post.id)} tabIndex={-1} className={titleStyle}>
          <UserWords>{first && cellText(post, first.name)}</UserWords>
        </span>
      </th>
      {others.map(({ name, label }) => (
        <Cell key={name} label={label}>
          <span className={wordsStyle}>
            <UserWords>{cellText(post, name)}</UserWords>
          </span>
        </Cell>
      ))}
      <Cell label={copy.columns.status}>
        {post.published ? <Badge tone="ok">{copy.published}</Badge> : <Badge>{copy.draft}</Badge>}
      </Cell>
      <Cell label={definition.createdLabel}>
        <time dateTime={post.createdAt} className={css({ whiteSpace: 'nowrap' })}>
          {dayText(post.createdAt)}
        </time>
      </Cell>
      <td role="cell" className={cx(cell, actionsStyle)}>
        <RowActions {...props} />
      </td>
    </tr>
  );
});

/** The id of what names a post's row. */
export function rowTitleId(id: string): string {
  return `row-${id}`;
}

const cell = css({
  textAlign: 'start',
  paddingInline: { lg: '3', xl: '5' },
  borderColor: 'border.subtle',
  borderTopWidth: { lg: '1px' },
  minWidth: '0',
});
// The others break where they must; without a width of its own the title would break first.
const titleStyle = css({ display: 'block', minWidth: { lg: '[13em]' }, lineClamp: 2 });
const roomy = css({ paddingBlock: { lg: '3' } });

const wordsStyle = css({ lineClamp: 2, minWidth: { lg: '[5em]' }, maxWidth: { lg: '[14em]' } });

/** A cell; on a card its column's heading stands before it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" className={cx(cell, roomy, cellStyle)}>
      <span aria-hidden="true" className={labelStyle}>
        {label}
      </span>
      {children}
    </td>
  );
}

const rowStyle = css({
  display: { base: 'grid', lg: 'table-row' },
  gap: '2',
  padding: { base: '4', lg: '0' },
  background: 'bg.canvas',
  borderWidth: { base: '1px', lg: '0' },
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const actionsStyle = css({ paddingBlock: { lg: '1' } });
const cellStyle = css({ display: { base: 'flex', lg: 'table-cell' }, gap: '3' });
const labelStyle = css({ display: { lg: 'none' }, flexShrink: 0, width: '25', color: 'fg.muted' });
