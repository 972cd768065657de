// biome-ignore-all lint/a11y/noRedundantRoles: browsers take the roles of a table from elements that are shown as anything else, as these are where each row is a card

import type { PostRow as Row } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { names } from '#web/admin/posts/names.en.ts';
import { TooltipGroup } from '#web/admin/ui/tooltip/tooltip-group.tsx';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { stateOf } from '../row-state.ts';
import { copy as manyCopy } from './many/copy.en.ts';
import { PostRow } from './post-row.tsx';
import type { RowActs } from './row-actions.tsx';

interface PostTableProps extends RowActs {
  definition: PostDefinition;
  rows: readonly Row[];
  /** The current time, for the states of the posts. */
  now: Date;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
}

/**
 * Posts as a table; on narrow screens each row is a card. Roles are set, because rows that are shown as cards lose their
 * own.
 */
export function PostTable({ definition, rows, now, chosen, openingId, copiedId, ...acts }: PostTableProps) {
  const { kind, columns, createdLabel } = definition;
  const headings: readonly (readonly [column: string, label: string])[] = [
    ...columns.map(({ name, label }) => [name, label] as const),
    ['status', copy.columns.status],
    ['created', createdLabel],
    ['actions', copy.columns.actions],
  ];
  return (
    <TooltipGroup>
      <table role="table" aria-label={names.tabs[kind]} className={tableStyle}>
        <thead role="rowgroup" className={headStyle}>
          <tr role="row">
            <th role="columnheader" scope="col" data-column="choose" className={headingStyle}>
              <span className={css({ srOnly: true })}>{manyCopy.column}</span>
            </th>
            {headings.map(([column, label]) => (
              <th key={column} role="columnheader" scope="col" data-column={column} className={headingStyle}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={bodyStyle}>
          {rows.map((post) => (
            <PostRow
              key={post.id}
              definition={definition}
              post={post}
              state={stateOf(post, now)}
              isOpening={post.id === openingId}
              isCopied={post.id === copiedId}
              isChosen={chosen.has(post.id)}
              {...acts}
            />
          ))}
        </tbody>
      </table>
    </TooltipGroup>
  );
}

const tableStyle = css({
  // A layer of its own, so that the browser does not go through the list again while a user types above it.
  willChange: 'opacity',
  width: 'full',
  textStyle: 'sm',
  background: { xl: 'bg.canvas' },
  borderWidth: { xl: '1px' },
  borderColor: 'border.subtle',
  borderRadius: 'card',
  borderCollapse: 'separate',
  borderSpacing: '0',
  display: { base: 'block', xl: 'table' },
  // Without it, columns grow wider than the screen: browsers measure Arabic words with marks as unbreakable.
  tableLayout: { xl: 'fixed' },
});
const headStyle = css({ srOnly: { base: true, xl: false } });
const headingStyle = css({
  textAlign: 'start',
  fontWeight: 'strong',
  paddingInline: { base: '3', xl: '4' },
  paddingBlock: '0',
  height: { xl: 'tap' },
  background: 'bg.sunken',
  // The width of columns that are not named below. The title takes the remaining width.
  width: '[12%]',
  '&[data-column=choose]': { width: '15', paddingInlineEnd: '0' },
  '&[data-column=title]': { width: '[auto]' },
  '&[data-column=type]': { width: '[110px]' },
  '&[data-column=status]': { width: '[184px]', '[dir=rtl] &': { width: '[176px]' } },
  // Wide enough for a date on one line.
  '&[data-column=created]': { width: '[124px]', '[dir=rtl] &': { width: '[172px]' } },
  '&[data-column=actions]': { width: '[208px]' },
});
const bodyStyle = css({
  display: { base: 'grid', xl: 'table-row-group' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '2',
});
