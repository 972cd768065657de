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
    const wrong = isPrice && mode === 'found';
    const left = rtl ? sceneWidth - x - width : x;
    const height = layout === 'wide' ? 22 : 27;
    const words = isPrice ? price && write(mode === 'plan' ? price.agreed : price.found) : copy.packs[text];
    return (
      <g key={`${text} ${x}`} data-name={isPrice ? undefined : layout} className={noteStyle}>
        <rect
          x={left}
          y={y}
          width={width}
          height={height}
          rx="2"
          fill={wrong ? colour.label : colour.white}
          stroke={mode === 'plan' ? colour.petrol : 'none'}
          strokeWidth="1.2"
        />
        <text
          x={left + width / 2}
          y={y + height * 0.72}
          data-layout={layout}
          data-price={isPrice || undefined}
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
  '& text': { fontSize: '[12.6px]' },
  // Sizes are in units of the scene: where it is scaled down they are larger, so that none is below 11 px on the screen.
  '& [data-layout=narrow]': { fontSize: '[18.5px]' },
  '& [data-layout=wide][data-price]': { fontSize: { base: '[21px]', lg: '[15.6px]', xl: '[13.5px]' } },
  '@media (max-width: 389.98px)': { '& [data-layout=narrow][data-price]': { fontSize: '[22.5px]' } },
  // Names are hidden where they would be too small to read.
  '&[data-name=narrow]': { '@media (max-width: 389.98px)': { display: 'none' } },
  '&[data-name=wide]': { display: { base: 'none', xl: 'block' } },
});
