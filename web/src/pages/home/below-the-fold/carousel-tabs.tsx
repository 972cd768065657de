import type { KeyboardEvent } from 'react';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { useRotation } from '#web/lib/hooks/use-rotation.ts';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import type { BelowTheFoldCopy } from './copy.en.ts';
import { PauseButton } from './pause-button.tsx';
import type { Slide } from './use-slides.ts';

interface CarouselTabsProps {
  copy: BelowTheFoldCopy['carousel'];
  title: string;
  slides: readonly Slide[];
  rotation: ReturnType<typeof useRotation>;
  onPick: (slide: number) => void;
}

/**
 * The tabs of the carousel: four labels on a rail, on phones four upright boxes. A bar under the current one shows its
 * time.
 */
export function CarouselTabs({ copy, title, slides, rotation, onPick }: CarouselTabsProps) {
  const direction = directionOf(useLanguage());
  const { current } = rotation;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey(event, { current, count: slides.length, direction, orientation: 'horizontal' });
    if (next === undefined) return;
    onPick(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  return (
    <div className={railStyle}>
      <div role="tablist" aria-label={title} className={listStyle} onKeyDown={onKeyDown} {...rotation.hold}>
        {slides.map(({ id, title }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${i}`}
            aria-controls={id}
            aria-selected={i === current}
            tabIndex={i === current ? 0 : -1}
            className={tabStyle}
            onClick={() => onPick(i)}
          >
            <span className={labelStyle}>{title}</span>
            {i === current && <span data-running={rotation.running || undefined} className={barStyle} />}
          </button>
        ))}
      </div>
      <PauseButton stopped={rotation.stopped} labels={copy} onClick={rotation.toggle} />
    </div>
  );
}

const railStyle = css({
  position: 'relative',
  zIndex: 'raised',
  gridRow: '3',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginTop: { lg: '[clamp(20px, 5svh, 56px)]' },
  md: {
    padding: '3',
    background: 'bg.sunken',
    borderTopWidth: '2px',
    borderTopColor: 'steel.light',
    borderBottomWidth: '4px',
    borderBottomColor: 'steel.dark',
  },
  '@media print, (scripting: none)': { display: 'none!' },
});
const listStyle = css({
  display: { base: 'flex', md: 'grid' },
  flexGrow: { md: '1' },
  gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))' },
  gap: { md: '3' },
  marginInlineStart: { base: '-3.5', md: '0' },
});
const tabStyle = css({
  position: 'relative',
  // Keeps the yellow of the current tab in forced colours.
  '&[aria-selected=true]': { forcedColorAdjust: 'none', color: 'fg.default' },
  minWidth: 'tap',
  minHeight: { base: 'tap', md: '[62px]' },
  md: {
    paddingInline: { base: '3', lg: '[18px]' },
    paddingBlock: '2',
    textAlign: 'start',
    textStyle: 'buttonSm',
    background: 'bg.canvas',
    borderRadius: 'label',
    borderBottomWidth: '1px',
    borderColor: 'steel.dark',
    '&:hover:not([aria-selected=true])': { background: 'label.subtle' },
    '&[aria-selected=true]': { background: 'label.solid' },
  },
  mdDown: {
    _before: {
      content: '""',
      position: 'absolute',
      inset: '[9px 14px]',
      borderWidth: '2px',
      borderColor: 'brand.solid',
    },
    '&[aria-selected=true]::before': { background: 'label.solid', borderColor: 'fg.default' },
  },
});
const labelStyle = css({ srOnly: { base: true, md: false } });
const barStyle = css({
  display: { base: 'none', md: 'block' },
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '1',
  background: 'fg.default',
  transformOrigin: 'left',
  animation: 'fill 5s linear paused',
  _rtl: { transformOrigin: 'right' },
  '&[data-running]': { animationPlayState: 'running' },
  _motionReduce: { animation: 'none' },
});
