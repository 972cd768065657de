import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useId, useState } from 'react';
import type { LibraryPicture } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';
import { findPictures, thumbnailOf, titleOf } from './find-pictures.ts';
import { type PictureDraft, pictureDrafts } from './picture-drafts.ts';
import { type PictureState, picturesQuery } from './picture-queries.ts';

interface PictureBrowserProps {
  state: PictureState;
  /** Id of a picture to leave out. */
  except?: string;
  /** Returns the label of the button of a picture, from its title. */
  action: (title: string) => string;
  onPick: (picture: LibraryPicture) => void;
}

/**
 * How many pictures are shown at first, and how many more each time the user asks for more. All are loaded, so that all can be
 * searched.
 */
const atOnce = 60;

/** The pictures of the library, with a search; each is a button. */
export function PictureBrowser({ state, ...tiles }: PictureBrowserProps) {
  const { data, isError, refetch } = useQuery(picturesQuery(state));
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const countId = useId();
  const failure = isError && (
    <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
      {copy.failed}
    </FailedRead>
  );
  // Without data from an earlier read there is nothing to show.
  if (failure && !data?.length) return failure;
  if (!data) return <p role="status">{copy.loading}</p>;
  return (
    <div className={browserStyle}>
      {failure}
      <search>
        <TextInput
          type="search"
          dir={typed ? 'auto' : undefined}
          autoComplete="off"
          aria-label={copy.search}
          placeholder={copy.search}
          aria-describedby={countId}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className={searchStyle}
        />
      </search>
      <FoundPictures pictures={data} search={search} countId={countId} state={state} {...tiles} />
    </div>
  );
}

interface FoundPicturesProps extends Omit<PictureBrowserProps, 'state'> {
  pictures: readonly LibraryPicture[];
  search: string;
  countId: string;
  state: PictureState;
}

/**
 * The pictures that a search finds, and their number. Memoized, because `search` follows the typed text only when the browser
 * has time.
 */
const FoundPictures = memo(function FoundPictures({
  pictures,
  search,
  countId,
  state,
  except,
  action,
  onPick,
}: FoundPicturesProps) {
  const [max, setMax] = useState(atOnce);
  const found = findPictures(pictures, search).filter(({ id }) => id !== except);
  const nothing = pictures.length > 0 ? copy.noneFound : state === 'trash' ? copy.noneInTrash : copy.none;
  return (
    <>
      <p id={countId} role="status" className={countStyle}>
        {found.length === 0 ? nothing : copy.found(found.length)}
      </p>
      {found.length > 0 && (
        <ul aria-label={copy.list} className={gridStyle}>
          {found.slice(0, max).map((picture) => (
            <PictureTile key={picture.id} picture={picture} action={action} onPick={onPick} />
          ))}
        </ul>
      )}
      {found.length > max && (
        <Button
          variant="outline"
          size="s"
          className={css({ justifySelf: 'start' })}
          onClick={() => setMax(max + atOnce)}
        >
          {copy.more}
        </Button>
      )}
    </>
  );
});

const browserStyle = css({ display: 'grid', gap: '4', minWidth: '0' });
const searchStyle = css({ maxWidth: 'search' });
const countStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 45%), 1fr))',
  gap: '4',
});

interface PictureTileProps {
  picture: LibraryPicture;
  /** Returns the label of the button, from the picture's title. */
  action: (title: string) => string;
  onPick: (picture: LibraryPicture) => void;
}

/** A small picture as a button. A picture in the trash cannot be loaded. */
const PictureTile = memo(function PictureTile({ picture, action, onPick }: PictureTileProps) {
  const { alt, altAr, width, height, deletedAt } = picture;
  const title = titleOf(picture);
  const isUnsaved = useStore(pictureDrafts, (drafts) => isChangedDraft(drafts[picture.id]));
  return (
    <li className={css({ minWidth: '0' })}>
      <button
        type="button"
        id={`picture-${picture.id}`}
        aria-label={action(title)}
        className={tileStyle}
        onClick={() => onPick(picture)}
      >
        <span className={frameStyle}>
          {!deletedAt && <img src={thumbnailOf(picture)} alt="" loading="lazy" className={imageStyle} />}
        </span>
        <span className={nameStyle}>
          <UserWords>{title}</UserWords>
        </span>
        {width > 0 && <span className={factStyle}>{copy.size(width, height)}</span>}
        {isUnsaved && <span className={factStyle}>{copy.unsaved}</span>}
        {!alt && !altAr && <span className={factStyle}>{copy.undescribed}</span>}
      </button>
    </li>
  );
});

function isChangedDraft(draft: PictureDraft | undefined): boolean {
  return draft !== undefined && isChanged(draft);
}

const tileStyle = css({
  display: 'grid',
  gap: '1',
  width: 'full',
  padding: '2',
  textAlign: 'start',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { borderColor: 'border.control' },
});
const frameStyle = css({
  display: 'block',
  aspectRatio: '4 / 3',
  background: 'bg.shelf',
  overflow: 'hidden',
});
const imageStyle = css({ width: 'full', height: 'full', objectFit: 'contain' });
const nameStyle = css({ textStyle: 'sm', fontWeight: 'strong', overflowWrap: 'anywhere', lineClamp: '2' });
const factStyle = css({ textStyle: 'xs', color: 'fg.muted' });
