import { useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, ExternalLink, History, Link, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { localizedPath } from '#shared/language.ts';
import type { PublicationState } from '#shared/posts/publication.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { css, cx } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { copy as uiCopy } from '#web/admin/ui/copy.en.ts';
import { IconLink } from '#web/admin/ui/icon-button.tsx';
import { DisclosedMenu, menuRowStyle } from '#web/admin/ui/screen/disclosed-menu.tsx';
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

/** The buttons of one post, and the menu of its further actions. Each is named with the post's title. */
export function RowActions(props: RowActionsProps) {
  const { definition, post, state, isOpening, isCopied, onEdit, onDuplicate, onDelete } = props;
  const { sharePath, publicPath } = definition;
  const queryClient = useQueryClient();
  const title = titleOf(post);
  return (
    <div className={actionsStyle} data-actions>
      <Button
        variant="outline"
        size="xs"
        aria-label={`${copy.editRow}: ${title}`}
        aria-busy={isOpening}
        className={editStyle}
        data-wide
        onClick={() => isOpening || onEdit(post)}
      >
        {isOpening ? <Spinner /> : <Icon of={Pencil} size={18} />}
        {copy.editRow}
      </Button>
      {state === 'published' && (
        <IconLink
          tooltip={copy.viewRow}
          href={localizedPath(publicPath(post), adminLanguage)}
          target="_blank"
          rel="noopener"
          aria-label={`${copy.viewRow}: ${title} (${uiCopy.newTab})`}
          data-wide
        >
          <Icon of={ExternalLink} />
        </IconLink>
      )}
      <DisclosedMenu
        isLight
        label={copy.moreActions(title)}
        face={isCopied ? <Spinner /> : <Icon of={Ellipsis} />}
        buttonClass={moreStyle}
        panelClass={panelStyle}
      >
        {state === 'published' && (
          <a
            href={localizedPath(publicPath(post), adminLanguage)}
            target="_blank"
            rel="noopener"
            aria-label={`${copy.viewRow}: ${title} (${uiCopy.newTab})`}
            className={cx(menuRowStyle, cardOnlyStyle)}
          >
            <Icon of={ExternalLink} size={18} />
            {copy.viewRow}
          </a>
        )}
        {sharePath && (
          <MenuRow
            icon={Link}
            label={copy.share.label}
            title={title}
            onAct={() => void copyShareLink(sharePath(post.id), state)}
          />
        )}
        <MenuRow
          icon={Copy}
          label={manyCopy.duplicate}
          title={title}
          onAct={() => isCopied || onDuplicate(post)}
        />
        <MenuRow
          icon={History}
          label={historyCopy.open}
          name={historyCopy.openOf(title)}
          title={title}
          onAct={() => openHistory(postHistory(definition, post, queryClient))}
        />
        <MenuRow
          icon={Trash2}
          label={copy.deleteRow}
          title={title}
          tone="danger"
          onAct={() => onDelete(post)}
        />
      </DisclosedMenu>
    </div>
  );
}

interface MenuRowProps {
  icon: LucideIcon;
  label: string;
  /** The title of the post. */
  title: string;
  /** @default label and title */
  name?: string;
  tone?: 'danger';
  onAct: () => void;
}

function MenuRow({ icon, label, title, name = `${label}: ${title}`, tone, onAct }: MenuRowProps) {
  return (
    <button type="button" aria-label={name} data-tone={tone} className={menuRowStyle} onClick={onAct}>
      <Icon of={icon} size={18} />
      {label}
    </button>
  );
}

/**
 * The buttons are painted only while they are in view. Otherwise the browser would go through all icons of the page at each key
 * press in the search. An open menu is larger than its row.
 */
const actionsStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 44px auto 44px', xl: 'auto 168px auto 40px' },
  // Space for the focus ring around a button, which would be cut off.
  overflowClipMargin: '5px',
  '&:has([aria-expanded=true])': { contentVisibility: 'visible' },
  // A card has only the menu: its title opens the editor, and the menu has a further row for the page.
  '& > [data-wide]': { display: { base: 'none', xl: 'inline-flex' } },
});
const editStyle = css({ gap: '2' });
const moreStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', md: '10' },
  height: { base: 'tap', md: '10' },
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
});
const panelStyle = css({ width: '[232px]' });
const cardOnlyStyle = css({ display: { xl: 'none' } });

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
