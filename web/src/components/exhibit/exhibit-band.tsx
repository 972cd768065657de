import { type ReactNode, useId } from 'react';
import { css, cx } from '#styles/css';
import { container, rail } from '#styles/recipes';

interface ExhibitBandProps {
  copy: {
    title: string;
    /** Says how to read the drawing, in one sentence. */
    lead?: string;
    /** Says that the figures are examples, where they are. */
    example?: string;
  };
  /** Beside the heading and what follows it on wide screens, over the whole height of the band. */
  aside?: ReactNode;
  /** The drawing speaks for itself: it fills the band down to the rail, and its heading is for those who can't see it. */
  bare?: boolean;
  /** What it shows stands on the rail, without room between. */
  stands?: boolean;
  children: ReactNode;
}

/** The dark band beneath the head of a page that shows one piece of work, and the rail that it ends with. */
export function ExhibitBand({ copy, aside, bare = false, stands = bare, children }: ExhibitBandProps) {
  const id = useId();
  const heading = bare ? (
    <h2 id={id} className={css({ srOnly: true })}>
      {copy.title}
    </h2>
  ) : (
    <div className={headStyle}>
      <h2 id={id} className={titleStyle}>
        {copy.title}
      </h2>
      {copy.example && <p className={exampleStyle}>{copy.example}</p>}
      {copy.lead && <p className={leadStyle}>{copy.lead}</p>}
    </div>
  );
  return (
    <>
      <section aria-labelledby={id} className={cx(bandStyle, bare ? bareStyle : headedStyle)}>
        <div className={cx(container(), aside ? columnsStyle : undefined)}>
          <div className={stands ? undefined : mainStyle}>
            {heading}
            {children}
          </div>
          {aside}
        </div>
      </section>
      <div className={cx(rail(), css({ position: 'relative' }))} />
    </>
  );
}

const bandStyle = css({
  overflowX: 'clip',
  ground: 'void',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
});
const headedStyle = css({ paddingTop: { base: '6.5', md: '7.5' } });
/** The heading that is hidden stands somewhere within. */
const bareStyle = css({ position: 'relative', paddingTop: { md: '9' } });
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
