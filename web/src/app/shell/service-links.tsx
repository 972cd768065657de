import { ArrowRight } from 'lucide-react';
import { css } from '#styles/css';
import allServices from '#web/assets/menu/all-services.svg';
import services from '#web/assets/menu/services.svg';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { navPaths } from '../page-table.ts';
import type { ShellCopy } from './copy.en.ts';

/** Links to the services, in the drawer and, on wide screens, in the menu. */
export function ServiceLinks({ copy }: { copy: ShellCopy }) {
  return (
    <ul>
      <li>
        <PageLink to="/what-we-do" className={allStyle}>
          <img src={allServices} alt="" width={240} height={76} loading="lazy" className={allPictureStyle} />
          <span className={allWordsStyle}>
            <span>
              <span className={allTitleStyle}>{copy.allServices.title}</span>
              <span className={lineStyle}>{copy.allServices.text}</span>
            </span>
            <Icon of={ArrowRight} size={22} className={arrowStyle} />
          </span>
        </PageLink>
      </li>
      <li className={gridStyle}>
        <ul className={css({ display: 'contents' })}>
          {navPaths('services').map((page, place) => (
            <li key={page}>
              <PageLink to={page} className={serviceStyle}>
                <img
                  src={services}
                  alt=""
                  width={112}
                  height={76}
                  loading="lazy"
                  data-place={place}
                  className={pictureStyle}
                />
                <span>
                  <span className={titleStyle}>{copy.services[page]}</span>
                  <span className={lineStyle}>{copy.serviceLines[page]}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

const allStyle = css({
  display: 'block',
  lgDown: { background: 'label.subtle' },
  lg: {
    display: 'flex',
    alignItems: 'center',
    gap: '5',
    padding: '2.5',
    borderRadius: 'control',
    _hover: { background: 'label.subtle' },
  },
});
const allPictureStyle = css({
  width: { base: 'full', lg: '[236px]' },
  height: 'auto',
  flexShrink: '0',
});
const allWordsStyle = css({
  display: 'flex',
  flexGrow: '1',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  lgDown: { minHeight: '15', paddingInline: '5', paddingBlock: '2.5' },
});
const allTitleStyle = css({
  display: 'block',
  width: 'fit',
  textStyle: 'h4',
  '&:is([aria-current=page] *)': { boxShadow: '[inset 0 -3px 0 token(colors.label.solid)]' },
});
const lineStyle = css({
  display: 'block',
  textStyle: { base: 'xs', lg: 'sm' },
  color: 'fg.muted',
});
const arrowStyle = css({
  flexShrink: '0',
  color: { base: 'fg.default', lg: 'brand.fg' },
  transform: 'scaleX(var(--dir))',
});
/** In the menu of wide screens: a grid below a horizontal bar over its full width. */
const gridStyle = css({
  lg: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    marginTop: '3',
    marginInline: '-5',
    paddingInline: '5',
    paddingTop: '6.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    backgroundImage: 'rail',
    backgroundSize: '[100% 12px]',
    backgroundRepeat: 'no-repeat',
  },
});
const serviceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  lgDown: {
    paddingInline: '5',
    paddingBlock: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  lg: { padding: '2.5', borderRadius: 'control' },
  _hover: { background: 'label.subtle' },
});
/** One of the six drawings in the picture file: `data-place` selects it. */
const pictureStyle = css({
  flexShrink: '0',
  width: { base: '18', lg: '28' },
  height: 'auto',
  aspectRatio: '28 / 19',
  objectFit: 'cover',
  '&[data-place="0"]': { objectPosition: '0 0' },
  '&[data-place="1"]': { objectPosition: '0 20%' },
  '&[data-place="2"]': { objectPosition: '0 40%' },
  '&[data-place="3"]': { objectPosition: '0 60%' },
  '&[data-place="4"]': { objectPosition: '0 80%' },
  '&[data-place="5"]': { objectPosition: '0 100%' },
});
const titleStyle = css({
  display: 'block',
  width: 'fit',
  textStyle: 'body',
  fontWeight: 'strong',
  'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '&:is([aria-current=page] *)': { boxShadow: '[inset 0 -3px 0 token(colors.label.solid)]' },
});
