import { type ContentKey, content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { copy } from './copy.en.ts';

interface ItemHeadingProps {
  contentKey: ContentKey;
  /** Of the heading. */
  id: string;
  /** Where the item belongs. */
  group?: string | undefined;
  /** In a row of a list, which leaves the key to the editor. */
  inRow?: boolean;
}

/** What an item is called, its key, and the way to the page where it shows. */
export function ItemHeading({ contentKey: key, id, group, inRow = false }: ItemHeadingProps) {
  const { label, path } = content[key];
  return (
    <div className={css({ minWidth: '0' })}>
      <h3 id={id} title={key} className={titleStyle}>
        {label}
      </h3>
      <p className={factsStyle}>
        {group && <span>{group}</span>}
        {!inRow && <span>{key}</span>}
        <NewTabLink href={path} describedBy={id}>
          {copy.onSite}
        </NewTabLink>
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
