import { css } from '#styles/css';
import { colour } from '#web/theme/drawing-colours.ts';
import { type ChannelName, channels } from './channels.ts';
import type { StoreCheckCopy } from './copy.en.ts';
import { type Layout, type Mode, notesOf, sceneSize } from './scene.ts';

interface NotesProps {
  copy: StoreCheckCopy;
  channel: ChannelName;
  layout: Layout;
  mode: Mode;
  rtl: boolean;
  write: (value: number) => string;
}

/**
 * The labels on the rails of a scene. The price label shows the agreed price in the plan, and the found one in the
 * store.
 */
export function Notes({ copy, channel, layout, mode, rtl, write }: NotesProps) {
  const { width: sceneWidth } = sceneSize(channel, layout);
  const price = channels[channel].differences.find(({ price }) => price)?.price;
  return notesOf(channel, layout).map(({ text, x, y, width }) => {
    const isPrice = text === 'price';
    const left = rtl ? sceneWidth - x - width : x;
    const height = 27;
    const words = isPrice ? price && write(mode === 'plan' ? price.agreed : price.found) : copy.packs[text];
    return (
      <g key={`${text} ${x}`} data-name={isPrice ? undefined : layout} className={noteStyle}>
        <rect
          x={left}
          y={y}
          width={width}
          height={height}
          rx="2"
          fill={colour.white}
          stroke={mode === 'plan' ? colour.petrol : 'none'}
          strokeWidth="1.2"
        />
        <text
          x={left + width / 2}
          y={y + height * 0.72}
          data-layout={layout}
          data-price={isPrice || undefined}
          data-wrong={(isPrice && mode === 'found') || undefined}
          direction={rtl ? 'rtl' : 'ltr'}
        >
          {words}
        </text>
      </g>
    );
  });
}

const noteStyle = css({
  fontWeight: 'strong',
  textAnchor: 'middle',
  fill: 'fg.default',
  // Sizes are in units of the scene: where it is scaled down they are larger, so that none is below 13 px on the screen.
  '& [data-layout=wide]': { fontSize: { base: '24px', lg: '[18.4px]', xl: '[14.8px]' } },
  '& [data-layout=narrow]': { fontSize: '[21px]' },
  '@media (max-width: 389.98px)': { '& [data-layout=narrow][data-price]': { fontSize: '[26px]' } },
  '& [data-wrong]': { fill: 'danger.fg' },
  // Names are hidden where they would be too small to read.
  '&[data-name=narrow]': { '@media (max-width: 389.98px)': { display: 'none' } },
  '&[data-name=wide]': { display: { base: 'none', lg: 'block' } },
});
