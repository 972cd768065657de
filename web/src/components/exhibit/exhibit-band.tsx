import { type ReactNode, useId } from 'react';
import { css, cx } from '#styles/css';
import { container, rail } from '#styles/recipes';

interface ExhibitBandProps {
  copy: {
    title: string;
    /** How to read the drawing, in one sentence. */
    lead?: string;
    /** The note that the figures are examples, if they are. */
    example?: string;
  };
  /** Content beside the heading on wide screens, over the whole height of the band. */
  aside?: ReactNode;
  /** True if the content touches the rail without a gap. */
  stands?: boolean;
  children: ReactNode;
}

/** The dark band below the head of a page that shows one exhibit, with the rail at its end. */
export function ExhibitBand({ copy, aside, stands = false, children }: ExhibitBandProps) {
  const id = useId();
  return (
    <>
      <section aria-labelledby={id} className={bandStyle}>
        <div className={cx(container(), aside ? columnsStyle : undefined)}>
          <div className={stands ? undefined : mainStyle}>
            <div className={headStyle}>
              <h2 id={id} className={titleStyle}>
                {copy.title}
              </h2>
              {copy.example && <p className={exampleStyle}>{copy.example}</p>}
              {copy.lead && <p className={leadStyle}>{copy.lead}</p>}
            </div>
            {children}
          </div>
          {aside}
        </div>
      </section>
      <div className={cx(rail(), css({ position: 'relative' }))} />
    </>
  );
}

/** It is positioned so that it clips wide tables that are for screen readers only. */
const bandStyle = css({
  position: 'relative',
  overflowX: 'clip',
  paddingTop: { base: '6.5', md: '7.5' },
  ground: 'void',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
});
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 412px' },
  columnGap: { lg: '9', xl: '12' },
  rowGap: '5',
});
const mainStyle = css({ minWidth: '0', paddingBottom: { lg: '10' } });
const headStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: '6',
  rowGap: '2',
});
const titleStyle = css({ textStyle: 'h3' });
const exampleStyle = css({
  paddingInline: '2.5',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'fg.onDarkMuted',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderRadius: 'label',
});
const leadStyle = css({ gridColumn: { md: '1 / -1' }, textStyle: 'sm', color: 'fg.onDarkMuted' });
