import { css, cx } from '../../../../styled-system/css/index.js';
import { container } from '../../../../styled-system/recipes/index.js';
import { Banner } from '../../../components/banner.tsx';
import { usePicture } from '../../../features/content/use-picture.ts';

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
