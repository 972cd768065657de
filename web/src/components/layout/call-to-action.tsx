import { ArrowRight } from 'lucide-react';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import barcode from '#web/assets/barcode.svg';
import { contactPath } from '#web/lib/contact-paths.ts';
import { Icon } from '../icon.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { SectionHeading } from './section-heading.tsx';

interface CallToActionProps {
  title: string;
  text?: string;
  /** Text of the button. */
  action: string;
  /** The target of the button, by its English path. @default the contact page */
  to?: string;
  /** Text of a link to the sample report beside the button; absent: no link. */
  sample?: string;
  /** Text of a link to the home page beside the button; absent: no link. */
  home?: string;
  /** URL of a drawing of the page's own object, 380x340 px, standing on the end of the band. @default a barcode over its whole height */
  picture?: string;
  /** True if the picture has a direction: it is mirrored in Arabic. */
  mirrored?: boolean;
}

/** The yellow band at the end of a page: one sentence, one button, and optionally a link to the sample report. */
export function CallToAction({
  title,
  text,
  action,
  to = contactPath(),
  sample,
  home,
  picture,
  mirrored = false,
}: CallToActionProps) {
  return (
    <section className={bandStyle}>
      <div className={cx(container(), rowStyle)}>
        <div className={textStyle}>
          <SectionHeading title={title} {...(text && { lead: text })} className={headingStyle} />
          <div className={actionsStyle}>
            <PageLink to={to} className={button({ variant: 'ink' })}>
              {action}
              <Icon of={ArrowRight} className={arrowStyle} />
            </PageLink>
            {sample && (
              <PageLink to="/sample-report" className={sampleStyle}>
                {sample}
              </PageLink>
            )}
            {home && (
              <PageLink to="/" className={sampleStyle}>
                {home}
              </PageLink>
            )}
          </div>
        </div>
        {picture ? (
          <img
            src={picture}
            width={380}
            height={340}
            loading="lazy"
            alt=""
            className={cx(pictureStyle, mirrored && mirroredStyle)}
          />
        ) : (
          <img src={barcode} width={420} height={120} loading="lazy" alt="" className={barcodeStyle} />
        )}
      </div>
    </section>
  );
}

const bandStyle = css({
  '@media print': { display: 'none!' },
  overflow: 'clip',
  background: 'label.solid',
  color: 'label.contrast',
});
const rowStyle = css({ display: 'flex', justifyContent: 'space-between', gap: '12' });
const textStyle = css({ paddingBlock: { base: '14', md: '21' } });
const headingStyle = css({ marginBottom: '7', maxWidth: 'column', '& p': { color: 'label.contrast' } });
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '7',
  rowGap: '2',
});
const sampleStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  fontWeight: 'strong',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
  _hover: { textDecoration: 'none' },
});
/**
 * Mirrors the arrow by the direction of the text around it. The document's direction can differ: an English page may be
 * inside Arabic surroundings.
 */
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
const pictureStyle = css({
  display: { base: 'none', md: 'block' },
  flexShrink: '0',
  alignSelf: 'flex-end',
  width: '[clamp(220px, 26vw, 380px)]',
  height: 'auto',
});
const mirroredStyle = css({ transform: 'scaleX(var(--dir))' });
/** Covers the whole height of the band. */
const barcodeStyle = css({
  display: { base: 'none', md: 'block' },
  flexShrink: '0',
  alignSelf: 'stretch',
  width: '[clamp(180px, 26vw, 380px)]',
});
