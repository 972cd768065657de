import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { Icon } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';

/** What an item is called, its key, and the way to the page where it shows. `id` is that of the heading. */
export function ItemHeading({ contentKey: key, id }: { contentKey: ContentKey; id: string }) {
  const { label, path } = content[key];
  return (
    <chakra.div minWidth="0">
      <chakra.h3 id={id} textStyle="body" fontWeight="strong" css={{ lineHeight: 1.35 }}>
        {label}
      </chakra.h3>
      <chakra.p textStyle="xs" color="fg.muted" marginTop="1" overflowWrap="anywhere">
        {key}
      </chakra.p>
      <chakra.a
        href={path}
        target="_blank"
        aria-describedby={id}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="28px"
        textStyle="xs"
        color="brand.fg"
        textDecoration="underline"
        _hover={{ textDecoration: 'none' }}
        rel="noopener"
      >
        {copy.onSite}
        <chakra.span srOnly>({copy.newWindow})</chakra.span>
        <Icon of={ExternalLink} size={14} />
      </chakra.a>
    </chakra.div>
  );
}
