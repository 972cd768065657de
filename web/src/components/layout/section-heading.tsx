import { css, cx } from '#styles/css';

interface SectionHeadingProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** Lets a region take its name from the title by `aria-labelledby`. */
  id?: string;
  /** The heading stands on a dark ground. */
  onDark?: boolean;
  className?: string;
}

/** The h2 a section of a page begins with, and its lead. */
export function SectionHeading({ title, lead, id, onDark = false, className }: SectionHeadingProps) {
  return (
    <div className={className}>
      <h2 id={id} className={titleStyle}>
        {title}
      </h2>
      {lead && (
        <p className={cx(leadStyle, onDark ? css({ color: 'fg.onDarkMuted' }) : css({ color: 'fg.muted' }))}>
          {lead}
        </p>
      )}
    </div>
  );
}

const leadStyle = css({
  marginTop: { base: '3', md: '4' },
  maxWidth: 'blurb',
  textStyle: 'lead',
  textWrap: 'balance',
});
const titleStyle = css({ textStyle: 'h2', maxWidth: '[20em]' });
