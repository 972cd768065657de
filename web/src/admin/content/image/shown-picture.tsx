import { type ContentKey, content, type ImageKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { ImagePreview } from '#web/admin/images/image-preview.tsx';
import { QuietTag } from '#web/admin/ui/badge.tsx';
import aisle from '#web/assets/circles/circle-aisle.svg';
import wall from '#web/assets/hero/hero.svg';
import mystery from '#web/assets/services/service-mystery.svg';
import badges from '#web/assets/team-badges.svg';
import { copy } from '../copy.en.ts';

/** The site's own drawing in each picture's place; empty where there is none. */
const drawings: Readonly<Record<ImageKey, string>> = {
  company_logo: '/favicon.svg',
  hero_image: wall,
  about_image: aisle,
  services_image: '',
  office_image: '',
  team_image: badges,
  banner_image: '',
  retail_audit_image: '',
  mystery_shopping_image: mystery,
};

interface ShownPictureProps {
  contentKey: ContentKey;
  /** URL of the picture that is set; empty for none. */
  address: string;
  size?: 'small' | 'medium';
}

/** A small view of what visitors see in a picture's place: the picture that is set, or the site's own drawing. */
export function ShownPicture({ contentKey: key, address, size = 'medium' }: ShownPictureProps) {
  return <ImagePreview address={address || drawingOf(key)} size={size} />;
}

/** Says what {@link ShownPicture} shows when no picture is set. */
export function DefaultPictureNote({ contentKey: key }: { contentKey: ContentKey }) {
  return (
    <p className={css({ textStyle: 'sm' })}>
      <QuietTag>{copy.byDefault.en}</QuietTag>
      {key === 'hero_image'
        ? copy.pictures.film
        : drawingOf(key)
          ? copy.pictures.drawing
          : copy.pictures.nothing}
    </p>
  );
}

function drawingOf(key: ContentKey): string {
  return content[key].kind === 'image' ? drawings[key as ImageKey] : '';
}
