// biome-ignore-all lint/a11y/noRedundantRoles: browsers take the roles of a table from elements that are shown as anything else, as these are where each row is a card
import { css } from '#styles/css';
import { TooltipGroup } from '#web/admin/ui/tooltip.tsx';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';
import type { PostDefinition } from '../post-definition.ts';
import { PostRow } from './post-row.tsx';

interface PostTableProps {
  definition: PostDefinition;
  posts: readonly PostRecord[];
  /** Id of the post that is about to be edited. */
  openingId: string | undefined;
  onEdit: (post: PostRecord) => void;
  onDelete: (post: PostRecord) => void;
}

/** Posts as a table; where it has no room each row is a card. Roles are named because such rows lose theirs. */
export function PostTable({ definition, posts, openingId, ...actions }: PostTableProps) {
  const { kind, columns, createdLabel } = definition;
  const headings = [
    ...columns.map(({ label }) => label),
    copy.columns.status,
    createdLabel,
    copy.columns.actions,
  ];
  return (
    <TooltipGroup>
      <table role="table" aria-label={copy.kinds[kind].tab} className={tableStyle}>
        <thead role="rowgroup" className={headStyle}>
          <tr role="row">
            {headings.map((heading) => (
              <th key={heading} role="columnheader" scope="col" className={headingStyle}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={bodyStyle}>
          {posts.map((post) => (
            <PostRow
              key={post.id}
              definition={definition}
              post={post}
              isOpening={post.id === openingId}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </TooltipGroup>
  );
}

const tableStyle = css({
  width: 'full',
  textStyle: 'sm',
  background: { lg: 'bg.canvas' },
  borderWidth: { lg: '1px' },
  borderColor: 'border.subtle',
  borderRadius: 'card',
  borderCollapse: 'separate',
  borderSpacing: '0',
  display: { base: 'block', lg: 'table' },
});
const headStyle = css({ srOnly: { base: true, lg: false } });
const headingStyle = css({
  textAlign: 'start',
  fontWeight: 'strong',
  paddingInline: { base: '3', xl: '5' },
  paddingBlock: '3',
  background: 'bg.sunken',
});
const bodyStyle = css({
  display: { base: 'grid', lg: 'table-row-group' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
});
