import { chakra } from '@chakra-ui/react';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { copy } from './copy.en.ts';

/** Which size fits a picture's place, and where the current picture is; an empty address is not shown. */
export function ImageFacts({ contentKey, address }: { contentKey: ContentKey; address: string }) {
  const { size } = content[contentKey];
  return (
    <chakra.div textStyle="sm" minWidth="0">
      {size && <chakra.p color="fg.muted">{copy.imageSize(size.width, size.height)}</chakra.p>}
      {address && (
        <chakra.p dir="ltr" textStyle="xs" color="fg.muted" marginTop="1" overflowWrap="anywhere">
          {address}
        </chakra.p>
      )}
    </chakra.div>
  );
}
