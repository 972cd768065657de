import { ExternalLink } from 'lucide-react';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { css } from '../../../styled-system/css/index.js';
import { Icon } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';

/** What an item is called, its key, and the way to the page where it shows. `id` is that of the heading. */
export function ItemHeading({ contentKey: key, id }: { contentKey: ContentKey; id: string }) {
  const { label, path } = content[key];
  return (
    <div className={css({ minWidth: '0' })}>
      <h3 id={id} className={css({ textStyle: 'body', fontWeight: 'strong', lineHeight: 1.35 })}>
        {label}
      </h3>
      <p className={css({ textStyle: 'xs', color: 'fg.muted', marginTop: '1', overflowWrap: 'anywhere' })}>
        {key}
      </p>
      <a
        href={path}
        target="_blank"
        aria-describedby={id}
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '1',
          minHeight: '[28px]',
          textStyle: 'xs',
          color: 'brand.fg',
          textDecoration: 'underline',
          _hover: { textDecoration: 'none' },
        })}
        rel="noopener"
      >
        {copy.onSite}
        <span className={css({ srOnly: true })}>({copy.newWindow})</span>
        <Icon of={ExternalLink} size={14} />
      </a>
    </div>
  );
}
