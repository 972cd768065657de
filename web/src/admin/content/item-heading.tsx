import { type ContentKey, content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { ClaimMark } from './claims/claim-mark.tsx';
import { copy } from './copy.en.ts';
import { HistoryButton } from './history/history-button.tsx';

interface ItemHeadingProps {
  contentKey: ContentKey;
  /** Of the heading. */
  id: string;
  /** Where the item belongs. */
  group?: string | undefined;
  /** In a row of a list, which leaves the key to the editor. */
  inRow?: boolean;
}

/** What an item is called, its key, and the ways to the page where it shows and to what it was. */
export function ItemHeading({ contentKey: key, id, group, inRow = false }: ItemHeadingProps) {
  const { path } = content[key];
  return (
    <div className={css({ minWidth: '0' })}>
      <h3 id={id} title={key} className={titleStyle}>
        {labelOf(key)}
      </h3>
      <ClaimMark contentKey={key} />
      <p className={factsStyle}>
        {group && <span>{group}</span>}
        {!inRow && <span>{key}</span>}
        <NewTabLink href={path} describedBy={id}>
          {copy.onSite}
        </NewTabLink>
        <HistoryButton contentKey={key} describedBy={id} />
      </p>
    </div>
  );
}

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
