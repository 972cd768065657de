import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import aisle from '#web/assets/circles/circle-aisle.svg';
import chart from '#web/assets/circles/circle-chart.svg';
import map from '#web/assets/circles/circle-map.svg';
import store from '#web/assets/circles/circle-store.svg';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useRotation } from '#web/lib/hooks/use-rotation.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';
import { PauseButton } from './pause-button.tsx';

const pictures = [store, aisle, map, chart];

/** Four statements of purpose; the picture, the quarter of the ring and the statement's marker change together. */
export function Mission({ copy, texts }: { copy: BelowTheFoldCopy['mission']; texts: BelowTheFoldTexts }) {
  const { current, stopped, toggle, hold } = useRotation(pictures.length, 3000);
  return (
    <section className={sectionStyle}>
      <div className={cx(container(), columnsStyle)}>
        <div className={figureStyle} {...hold}>
          <svg viewBox="0 0 100 100" aria-hidden="true" className={ringStyle}>
            {pictures.map((picture, i) => (
              <path
                key={picture}
                d="M53.4 .8A49.3 49.3 0 0 1 99.2 46.6"
                transform={`rotate(${i * 90} 50 50)`}
                data-current={i === current || undefined}
              />
            ))}
          </svg>
          {pictures.map((picture, i) => (
            <img
              key={picture}
              src={picture}
              width={520}
              height={520}
              loading="lazy"
              alt=""
              data-current={i === current || undefined}
              className={pictureStyle}
            />
          ))}
          <PauseButton stopped={stopped} labels={copy} onClick={toggle} className={pauseStyle} />
        </div>
        <div>
          <SectionHeading
            title={useContent(texts, 'purpose_title')}
            lead={useContent(texts, 'purpose_description')}
            onDark
          />
          <ul className={statementsStyle}>
            {copy.statements.map(({ title, text }, i) => (
              <li key={title} data-current={i === current || undefined} className={statementStyle}>
                <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
                <p className={textStyle}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const sectionStyle = css({
  paddingBlock: 'section',
  ground: 'deep',
});
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 500fr) minmax(0, 628fr)' },
  columnGap: '25',
  rowGap: '9',
  alignItems: 'center',
});
const figureStyle = css({
  '@media print': { display: 'none!' },
  position: 'relative',
  display: 'grid',
  width: 'full',
  maxWidth: '[500px]',
  aspectRatio: '1',
  justifySelf: { base: 'center', lg: 'start' },
});
const ringStyle = css({
  position: 'absolute',
  inset: '0',
  fill: '[none]',
  stroke: 'border.onDark',
  strokeWidth: '1.4',
  '& [data-current]': { stroke: 'label.solid' },
});
const pictureStyle = css({
  gridArea: '1 / 1',
  placeSelf: 'center',
  width: '[90%]',
  borderRadius: 'round',
  transitionProperty: '[opacity]',
  transitionDuration: 'dialog',
  transitionTimingFunction: 'standard',
  '&:not([data-current])': { opacity: '0' },
});
const pauseStyle = css({
  position: 'absolute',
  bottom: '0',
  insetInlineEnd: '0',
  color: 'fg.onDark',
  background: 'bg.deep',
  borderColor: 'border.onDarkControl',
  _hover: { background: 'bg.ink', borderColor: 'fg.onDark' },
});
const statementStyle = css({
  position: 'relative',
  paddingBlock: '5',
  paddingInlineStart: '13',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
  _before: {
    content: '""',
    position: 'absolute',
    top: '5',
    insetInlineStart: '0',
    width: '5',
    height: '7.5',
    borderWidth: '1.5px',
    borderColor: 'border.onDarkControl',
  },
  '&[data-current]': {
    color: 'label.solid',
    _before: { background: 'label.solid', borderColor: 'label.solid', forcedColorAdjust: 'none' },
  },
});
const textStyle = css({ textStyle: 'sm', color: 'fg.onDarkMuted' });
const statementsStyle = css({ marginTop: { base: '6', md: '7' } });
