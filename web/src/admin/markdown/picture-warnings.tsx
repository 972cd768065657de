import { memo, useEffect, useState } from 'react';
import { css } from '#styles/css';
import { measurePicture } from '../images/measure-picture.ts';
import { pictureAddress } from '../images/picture-address.ts';
import { type TextSource, useLaterText } from '../ui/fields/own-text.ts';
import { copy } from './copy.en.ts';

const undescribedPicture = /!\[\s*\]\(\S+\)/;
const pictureInText = /!\[[^\]]*\]\((\S+?)\)/g;
/** How long the text must be unchanged before its pictures are loaded, in ms, since URLs are typed letter by letter. */
const pause = 800;

/**
 * Warns of pictures in a text that have no description, or cannot be loaded. Looks for them after the typed character is shown.
 */
export function PictureWarnings({ text }: { text: TextSource }) {
  return <Warnings text={useLaterText(text)} />;
}

const Warnings = memo(function Warnings({ text }: { text: string }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const addresses = [...new Set(Array.from(text.matchAll(pictureInText), ([, address = '']) => address))];
  const inText = addresses.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await missingOf(inText.split(' ').filter(Boolean));
      if (isCurrent) setMissing(found);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [inText]);
  const stillThere = missing.filter((address) => addresses.includes(address));
  return (
    <div role="status" className={warningStyle}>
      {undescribedPicture.test(text) && <p>{copy.undescribed}</p>}
      {stillThere.length > 0 && (
        <p className={css({ overflowWrap: 'anywhere' })}>
          {copy.notLoaded} <bdi dir="ltr">{stillThere.join(' ')}</bdi>
        </p>
      )}
    </div>
  );
});

/** Returns the URLs at which there is no picture. */
async function missingOf(addresses: readonly string[]): Promise<string[]> {
  const isMissing = async (address: string) => {
    const shown = pictureAddress(address);
    return shown === undefined || (await measurePicture(shown)) === undefined;
  };
  const missing = await Promise.all(addresses.map(isMissing));
  return addresses.filter((_, index) => missing[index]);
}

const warningStyle = css({ textStyle: 'sm', fontWeight: 'medium', color: 'fg.default' });
