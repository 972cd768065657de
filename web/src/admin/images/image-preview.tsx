import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { copy } from './copy.en.ts';
import { pictureAddress } from './picture-address.ts';

/** A picture in small, or that there is none. One that cannot be shown is hidden. */
export function ImagePreview({ address }: { address: string }) {
  const [broken, setBroken] = useState<string>();
  const shown = pictureAddress(address);
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      width="160px"
      height="100px"
      border={shown ? '1px solid' : '1px dashed'}
      borderColor={shown ? 'border.subtle' : 'border.control'}
      borderRadius="control"
      background="bg.shelf"
      overflow="hidden"
      textStyle="sm"
      color="fg.muted"
    >
      {shown ? (
        <chakra.img
          src={shown}
          alt=""
          hidden={broken === shown}
          onError={() => setBroken(shown)}
          width="158px"
          height="98px"
          objectFit="contain"
          _hidden={{ display: 'none' }}
        />
      ) : (
        copy.none
      )}
    </chakra.div>
  );
}
