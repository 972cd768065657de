import { css, cx } from '#styles/css';

interface SectionHeadingProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** Id for the `aria-labelledby` of a region. */
  id?: string;
  /** True on a dark background. */
  onDark?: boolean;
  className?: string;
}

/** The h2 of a section with its introduction. */
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
