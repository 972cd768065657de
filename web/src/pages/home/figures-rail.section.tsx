import { figures } from '../../../../shared/figures.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { container, rail } from '../../../styled-system/recipes/index.js';
import { FigureText } from '../../components/figure-text.tsx';
import type { HomeCopy } from './copy.en.ts';

/** Four figures as shelf-edge labels under the hero's wall; the first one is the yellow one. */
export function FiguresRail({ copy }: { copy: HomeCopy['figures'] }) {
  const labels = [
    { figure: figures.provinces, text: copy.provinces },
    { figure: figures.experienceYears, text: copy.experience },
    { figure: figures.researchProjects, text: copy.projects },
    { figure: figures.respondents, text: copy.respondents },
  ];
  return (
    <section aria-label={copy.title} className={css({ background: 'bg.sunken' })}>
      <ul className={cx(container(), listStyle)}>
        {labels.map(({ figure, text }) => (
          <li key={text} className={labelStyle}>
            <span className={numberStyle}>
              <FigureText figure={figure} />
            </span>
            <span className={textStyle}>{text}</span>
          </li>
        ))}
      </ul>
      <div className={cx(rail(), css({ height: '[5px]' }))} />
    </section>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(max(150px, 40%), 1fr))', lg: 'repeat(4, 1fr)' },
  gap: { base: '2', lg: '5' },
  paddingBlock: { base: '3', lg: '4' },
});
const labelStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: { base: 'center', md: 'flex-start' },
  columnGap: '3',
  minHeight: { base: '[76px]', md: '[66px]' },
  paddingInline: { base: '3', lg: '5' },
  paddingBlock: '2',
  background: 'bg.canvas',
  borderRadius: 'label',
  borderBottomWidth: '1px',
  borderColor: 'steel.dark',
  '&:first-child': { background: 'label.solid' },
});
const numberStyle = css({
  textStyle: 'h2',
  fontSize: { base: '26px', lg: '34px' },
  lineHeight: '[1.2]',
  whiteSpace: 'nowrap',
});
const textStyle = css({
  textStyle: 'sm',
  lineHeight: '[1.3]',
  maxWidth: { md: '[14ch]' },
  'li:not(:first-child) > &': { color: 'fg.muted' },
});
