import { ExternalLink, Link, Pencil, Trash2 } from 'lucide-react';
import { css } from '#styles/css';
import { copy as uiCopy } from '#web/admin/ui/copy.en.ts';
import { IconButton, IconLink } from '#web/admin/ui/icon-button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Tooltip } from '#web/admin/ui/tooltip.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';
import type { PostDefinition } from '../post-definition.ts';
import { copyShareLink } from './copy-share-link.ts';

export interface RowActionsProps {
  definition: PostDefinition;
  post: PostRecord;
  /** It is being read, to be edited. */
  isOpening: boolean;
  onEdit: (post: PostRecord) => void;
  onDelete: (post: PostRecord) => void;
}

/** What can be done with a post. Each action is named with the post's title. */
export function RowActions({ definition, post, isOpening, onEdit, onDelete }: RowActionsProps) {
  const { sharePath, publicPath } = definition;
  return (
    <div className={actionsStyle}>
      {sharePath && (
        <Tooltip text={post.published ? copy.share.label : copy.share.publishFirst}>
          <IconButton
            aria-label={`${copy.share.label}: ${post.title}`}
            onClick={() => void copyShareLink(sharePath(post.id), post.published)}
          >
            <Icon of={Link} />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip text={copy.editRow}>
        <IconButton
          aria-label={`${copy.editRow}: ${post.title}`}
          aria-busy={isOpening}
          onClick={() => isOpening || onEdit(post)}
        >
          {isOpening ? <Spinner /> : <Icon of={Pencil} />}
        </IconButton>
      </Tooltip>
      <Tooltip text={copy.deleteRow}>
        <IconButton
          data-tone="danger"
          aria-label={`${copy.deleteRow}: ${post.title}`}
          onClick={() => onDelete(post)}
        >
          <Icon of={Trash2} />
        </IconButton>
      </Tooltip>
      {post.published && (
        <Tooltip text={copy.viewRow}>
          <IconLink
            href={publicPath(post.id)}
            target="_blank"
            rel="noopener"
            aria-label={`${copy.viewRow}: ${post.title} (${uiCopy.newTab})`}
          >
            <Icon of={ExternalLink} />
          </IconLink>
        </Tooltip>
      )}
    </div>
  );
}

const actionsStyle = css({ display: 'flex', gap: '1', marginInline: { base: '-2.5', md: '-2' } });
