import { useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink, History, Link, Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { localizedPath } from '#shared/language.ts';
import type { PublicationState } from '#shared/posts/publication.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy as uiCopy } from '#web/admin/ui/copy.en.ts';
import { IconButton, IconLink } from '#web/admin/ui/icon-button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { copy as historyCopy } from '#web/admin/versions/copy.en.ts';
import { openHistory } from '#web/admin/versions/history.ts';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';
import { postHistory } from '../history/post-history.ts';
import type { PostDefinition } from '../post-definition.ts';
import { copy as manyCopy } from './many/copy.en.ts';
import { titleOf } from './post-cells.ts';

interface Acts {
  onEdit: (post: PostRecord) => void;
  onDuplicate: (post: PostRecord) => void;
  onDelete: (post: PostRecord) => void;
}

/** Actions on the rows of a list, and the rows with an action under way. */
export interface RowActs extends Acts {
  /** Id of the post that is about to be edited. */
  openingId: string | undefined;
  /** Id of the post being duplicated. */
  copiedId: string | undefined;
}

export interface RowActionsProps extends Acts {
  definition: PostDefinition;
  post: PostRow;
  state: PublicationState;
  /** The post is being read for the editor. */
  isOpening: boolean;
  /** The post is being duplicated. */
  isCopied: boolean;
}

/** The buttons of one post. Each is named with the post's title. */
export function RowActions(props: RowActionsProps) {
  const { definition, post, state, isOpening, isCopied, onEdit, onDuplicate, onDelete } = props;
  const { sharePath, publicPath } = definition;
  const queryClient = useQueryClient();
  const buttons = 4 + (sharePath ? 1 : 0) + (state === 'published' ? 1 : 0);
  return (
    <div className={actionsStyle} style={{ '--buttons': buttons } as CSSProperties}>
      {sharePath && (
        <IconButton
          tooltip={state === 'published' ? copy.share.label : copy.share.notYet[state]}
          aria-label={`${copy.share.label}: ${titleOf(post)}`}
          onClick={() => void copyShareLink(sharePath(post.id), state)}
        >
          <Icon of={Link} />
        </IconButton>
      )}
      <IconButton
        tooltip={copy.editRow}
        aria-label={`${copy.editRow}: ${titleOf(post)}`}
        aria-busy={isOpening}
        onClick={() => isOpening || onEdit(post)}
      >
        {isOpening ? <Spinner /> : <Icon of={Pencil} />}
      </IconButton>

      <IconButton
        tooltip={manyCopy.duplicate}
        aria-label={`${manyCopy.duplicate}: ${titleOf(post)}`}
        aria-busy={isCopied}
        onClick={() => isCopied || onDuplicate(post)}
      >
        {isCopied ? <Spinner /> : <Icon of={Copy} />}
      </IconButton>

      <IconButton
        tooltip={historyCopy.open}
        aria-label={historyCopy.openOf(titleOf(post))}
        onClick={() => openHistory(postHistory(definition, post, queryClient))}
      >
        <Icon of={History} />
      </IconButton>

      <IconButton
        tooltip={copy.deleteRow}
        data-tone="danger"
        aria-label={`${copy.deleteRow}: ${titleOf(post)}`}
        onClick={() => onDelete(post)}
      >
        <Icon of={Trash2} />
      </IconButton>

      {state === 'published' && (
        <IconLink
          tooltip={copy.viewRow}
          href={localizedPath(publicPath(post), adminLanguage)}
          target="_blank"
          rel="noopener"
          aria-label={`${copy.viewRow}: ${titleOf(post)} (${uiCopy.newTab})`}
        >
          <Icon of={ExternalLink} />
        </IconLink>
      )}
    </div>
  );
}

/**
 * The buttons are painted only while they are in view. Otherwise the browser would go through all icons of the page at each key
 * press in the search.
 */
const actionsStyle = css({
  display: 'flex',
  gap: '1',
  marginInline: { base: '-2.5', md: '-2' },
  contentVisibility: 'auto',
  containIntrinsicSize: {
    base: 'auto calc(var(--buttons) * 48px - 4px) auto 44px',
    md: 'auto calc(var(--buttons) * 44px - 4px) auto 40px',
  },
  // Space for the focus ring around a button, which would be cut off.
  overflowClipMargin: '5px',
});

/**
 * Copies the URL of a post's share page and says what it is for. For a hidden post it says that the URL would lead
 * nowhere.
 */
async function copyShareLink(path: string, state: PublicationState): Promise<void> {
  if (state !== 'published') {
    showToast({ tone: 'danger', title: copy.share.not[state], text: copy.share.notYet[state] });
    return;
  }
  const address = location.origin + path;
  try {
    await navigator.clipboard.writeText(address);
    showToast({ tone: 'success', title: copy.share.copied, text: copy.share.use });
  } catch {
    showToast({ tone: 'danger', title: copy.share.refused, text: address });
  }
}
