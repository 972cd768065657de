import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { cellText, dayText } from './post-cells.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';

/** A post in the table. Its title takes the focus when the row before it is gone. */
export function PostRow(props: RowActionsProps) {
  const { definition, post } = props;
  const [first, ...others] = definition.columns;
  return (
    <chakra.tr
      role="row"
      display={{ base: 'grid', md: 'table-row' }}
      gap="2"
      padding={{ base: '4', md: '0' }}
      background="bg.canvas"
      borderWidth={{ base: '1px', md: '0' }}
      borderColor="border.subtle"
      borderRadius="card"
    >
      <chakra.th role="rowheader" scope="row" {...cell} fontWeight="strong" maxWidth={{ md: '30ch' }}>
        <chakra.span id={rowTitleId(post.id)} tabIndex={-1} display="block" lineClamp={2}>
          <UserWords>{first && cellText(post, first.name)}</UserWords>
        </chakra.span>
      </chakra.th>
      {others.map(({ name, label }) => (
        <Cell key={name} label={label}>
          <UserWords>{cellText(post, name)}</UserWords>
        </Cell>
      ))}
      <Cell label={copy.columns.status}>
        {post.published ? <Badge tone="ok">{copy.published}</Badge> : <Badge>{copy.draft}</Badge>}
      </Cell>
      <Cell label={definition.createdLabel}>
        <chakra.time dateTime={post.createdAt} whiteSpace="nowrap">
          {dayText(post.createdAt)}
        </chakra.time>
      </Cell>
      <chakra.td role="cell" {...cell} paddingBlock={{ md: '1' }}>
        <RowActions {...props} />
      </chakra.td>
    </chakra.tr>
  );
}

/** The id of what names a post's row. */
export function rowTitleId(id: string): string {
  return `row-${id}`;
}

const cell = {
  textAlign: 'start',
  paddingInline: { md: '5' },
  paddingBlock: { md: '3' },
  borderColor: 'border.subtle',
  borderTopWidth: { md: '1px' },
  minWidth: '0',
} as const;

/** A cell; on a card its column's heading stands before it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.td role="cell" {...cell} display={{ base: 'flex', md: 'table-cell' }} gap="3">
      <chakra.span aria-hidden="true" display={{ md: 'none' }} flexShrink={0} width="100px" color="fg.muted">
        {label}
      </chakra.span>
      {children}
    </chakra.td>
  );
}
