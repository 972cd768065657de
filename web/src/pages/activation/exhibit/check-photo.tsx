import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { channels, type Difference } from './channels.ts';
import type { StoreCheckCopy } from './copy.en.ts';
import { badgeOf, type Layout, notesOf, scene, sceneSize } from './scene.ts';

interface CheckPhotoProps {
  copy: StoreCheckCopy;
  write: (value: number) => string;
  rtl: boolean;
}

const channel = 'hypermarket';

/** The store as it was found, with the numbers of its deviations: on phones and on other screens in its own layout. */
export function CheckPhoto(props: CheckPhotoProps) {
  return (
    <>
      <Found {...props} layout="narrow" />
      <Found {...props} layout="wide" />
    </>
  );
}

/**
 * The drawing is scaled; its texts are not, so that they are readable at each width: they are placed over it in per cent,
 * and have a fixed size.
 */
function Found({ copy, write, rtl, layout }: CheckPhotoProps & { layout: Layout }) {
  const { width, height } = sceneSize(channel, layout);
  const { differences } = channels[channel];
  const at = (x: number, y: number) => ({
    x: `${((rtl ? width - x : x) / width) * 100}%`,
    y: `${(y / height) * 100}%`,
  });
  return (
    <div data-layout={layout} className={stageStyle}>
      <Drawing
        width={width}
        height={height}
        shapes={scene(channel, 'found', layout, rtl)}
        className={drawingStyle}
      />
      <svg aria-hidden="true" className={overStyle}>
        {notesOf(channel, layout).map(({ text, x, y, width }) => {
          const isPrice = text === 'price';
          const half = isPrice ? 22 : 46;
          return (
            <svg
              aria-hidden="true"
              key={`${text} ${x}`}
              {...at(x + width / 2, y)}
              className={cx(textStyle, isPrice ? priceStyle : cx(whiteStyle, nameStyle))}
            >
              <rect x={-half} width={half * 2} height="18" rx="2" />
              <text y="13.5" direction={rtl ? 'rtl' : 'ltr'}>
                {isPrice ? write(priceOf(differences)) : copy.packs[text]}
              </text>
            </svg>
          );
        })}
        {differences.map(({ name }, i) => {
          const { x, y } = badgeOf(channel, name, layout);
          return (
            <svg aria-hidden="true" key={name} {...at(x, y)} className={cx(textStyle, whiteStyle)}>
              <rect x="-11" y="-11" width="22" height="22" rx="3" />
              <text y="4.5">{write(i + 1)}</text>
            </svg>
          );
        })}
      </svg>
    </div>
  );
}

function priceOf(differences: readonly Difference[]): number {
  return differences.find(({ price }) => price)?.price?.found ?? 0;
}

const stageStyle = css({
  position: 'relative',
  // Smaller on paper, so that the sample fits on one sheet.
  width: { _print: '[86%]' },
  '&[data-layout=narrow]': { display: { md: 'none', _print: 'none' } },
  '&[data-layout=wide]': { display: { base: 'none', md: 'block', _print: 'block' } },
});
const drawingStyle = css({ width: 'full', height: 'auto' });
const overStyle = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' });
const textStyle = css({
  overflow: 'visible',
  textAnchor: 'middle',
  fontSize: '13px',
  fontWeight: 'strong',
  '& text': { fill: 'fg.default' },
});
const whiteStyle = css({ fill: 'bg.canvas' });
const priceStyle = css({ fill: 'label.solid' });
/** The names of packs are shown on wide screens only, which have space for them. The scene is clear without the names. */
const nameStyle = css({ display: { base: 'none', lg: 'block', _print: 'none' } });
