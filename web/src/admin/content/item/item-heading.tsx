import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { localizedPath } from '#shared/language.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { copy as uiCopy } from '#web/admin/ui/copy.en.ts';
import { NewTabLink } from '#web/admin/ui/new-tab-link.tsx';
import { copy as versionsCopy } from '#web/admin/versions/copy.en.ts';
import { openHistory } from '#web/admin/versions/history.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { useIsUnconfirmed } from '../claims/claims-queries.ts';
import { copy as claimsCopy } from '../claims/copy.en.ts';
import { copy } from '../copy.en.ts';
import { DraftMark } from '../drafts/draft-notes.tsx';

interface ItemHeadingProps {
  contentKey: ContentKey;
  /** Id of the heading. */
  id: string;
  /** The name of the tab or section that has the item; absent if the list around it shows it already. */
  group?: string | undefined;
  /** True in a row of a list: only the editor shows the key. */
  inRow?: boolean;
}

/** An item's name and key, with links to its page and to its history. */
export const ItemHeading = memo(function ItemHeading({
  contentKey: key,
  id,
  group,
  inRow = false,
}: ItemHeadingProps) {
  const { path } = content[key];
  return (
    <div className={css({ minWidth: '0' })}>
      <h3 id={id} title={key} className={titleStyle}>
        {labelOf(key)}
      </h3>
      <ClaimMark contentKey={key} />
      {inRow && <DraftMark contentKey={key} />}
      <p className={factsStyle}>
        {group && <span>{group}</span>}
        {!inRow && <span>{key}</span>}
        <NewTabLink href={localizedPath(path, adminLanguage)} describedBy={id}>
          {copy.onSite}
        </NewTabLink>
        <HistoryButton contentKey={key} describedBy={id} />
      </p>
    </div>
  );
});

const titleStyle = css({ textStyle: 'sm', fontWeight: 'strong', lineHeight: '1.35' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'xs',
  lineHeight: '24px',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});

/** Marks an item that is part of a claim nobody has confirmed. */
function ClaimMark({ contentKey: key }: { contentKey: ContentKey }) {
  return useIsUnconfirmed(key) && <Badge tone="label">{claimsCopy.unconfirmed}</Badge>;
}

interface HistoryButtonProps {
  contentKey: ContentKey;
  /** Id of the element that names the item. */
  describedBy: string;
}

/** A link that opens the history of an item. */
function HistoryButton({ contentKey: key, describedBy }: HistoryButtonProps) {
  const queryClient = useQueryClient();
  const open = async () => {
    try {
      const { contentHistory } = await import('../history/content-history.ts');
      openHistory(contentHistory(key, queryClient));
    } catch {
      showToast({ tone: 'danger', title: uiCopy.notLoaded });
    }
  };
  return (
    <button type="button" aria-describedby={describedBy} onClick={() => void open()} className={linkStyle}>
      {versionsCopy.open}
    </button>
  );
}

const linkStyle = css({
  minHeight: '6',
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'brand.muted',
  cursor: 'pointer',
  _hover: { textDecoration: 'none' },
});
