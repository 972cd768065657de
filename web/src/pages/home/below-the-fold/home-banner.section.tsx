import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { Banner } from '#web/components/layout/banner.tsx';
import { usePicture } from '#web/features/content/use-picture.ts';

/** A wide picture before the page's last word, once there is one. */
export function HomeBanner() {
  const photo = usePicture('banner_image');
  if (!photo) return null;
  return (
    <div className={cx(container(), css({ paddingBottom: 'section' }))}>
      <Banner photo={photo} />
    </div>
  );
}
