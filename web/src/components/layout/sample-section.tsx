import { type ReactNode, useId } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { scriptedStyle } from '../feedback/scripting.ts';
import { SectionHeading } from './section-heading.tsx';

interface SampleSectionProps {
  copy: {
    title: string;
    lead: string;
    /** Text of the button. */
    print: string;
  };
  /** The language of the sample, if it exists in one only. @default that of the page */
  language?: Language;
  children: ReactNode;
}

/**
 * An example of what a service delivers, under `#sample`. It is printed alone, on one sheet, if its button was pressed
 * or the URL ends in `#sample`. Otherwise it is the last sheet of the printed page, instead of the exhibit (`globalCss`).
 */
export function SampleSection({ copy, language, children }: SampleSectionProps) {
  const id = useId();
  return (
    <div
      id="sample"
      {...(language && { lang: language, dir: directionOf(language) })}
      className={anchorStyle}
    >
      <section aria-labelledby={id} className={sectionStyle}>
        <div className={cx(container(), columnStyle)}>
          <div className={headStyle}>
            <SectionHeading id={id} title={copy.title} lead={copy.lead} />
            <button
              type="button"
              className={cx(button({ variant: 'outline' }), scriptedStyle)}
              onClick={printSample}
            >
              {copy.print}
            </button>
          </div>
          {children}
        </div>
      </section>
    </div>
  );
}

function printSample() {
  const root = document.documentElement;
  // For browsers that can't print a closed sheet open.
  document.querySelector('#sample details')?.setAttribute('open', '');
  root.setAttribute('data-print', 'sample');
  addEventListener('afterprint', () => root.removeAttribute('data-print'), { once: true });
  print();
}

const anchorStyle = css({ scrollMarginTop: 'var(--navigation-height)' });
const sectionStyle = css({ paddingBlock: 'section', overflow: 'clip', background: 'bg.shelf' });
const columnStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 900px)',
  justifyContent: 'center',
  rowGap: { base: '6', lg: '9' },
});
/**
 * Puts the button beside the heading, which may take more lines in one language than in the other; on phones below the
 * heading.
 */
const headStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' },
  justifyItems: 'start',
  alignItems: 'end',
  gap: '5',
  '@media print': { display: 'none' },
});
