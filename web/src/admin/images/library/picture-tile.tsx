import type { LibraryPicture } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/versioned-draft.ts';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';
import { thumbnailOf, titleOf } from './find-pictures.ts';
import { type PictureDraft, pictureDrafts } from './picture-drafts.ts';

interface PictureTileProps {
  picture: LibraryPicture;
  /** What pressing it does, with the picture's title. */
  action: (title: string) => string;
  onPick: (picture: LibraryPicture) => void;
}

/** A picture in small, to be pressed. What lies in the trash cannot be loaded. */
export function PictureTile({ picture, action, onPick }: PictureTileProps) {
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
}

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
