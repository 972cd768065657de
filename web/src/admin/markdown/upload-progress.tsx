import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { copy } from './copy.en.ts';

/** How much of a picture is sent; `share` goes from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const id = useId();
  return (
    <chakra.div role="status" display="grid" gap="1" marginTop="2" textStyle="sm">
      <span id={id}>{copy.uploading}</span>
      <chakra.progress
        aria-labelledby={id}
        value={share}
        max={1}
        width="full"
        height="10px"
        accentColor="brand.solid"
      />
    </chakra.div>
  );
}
