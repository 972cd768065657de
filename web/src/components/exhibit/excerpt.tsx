import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Icon } from '../icon.tsx';
import { PageLink } from '../navigation/page-link.tsx';

interface ExcerptProps {
  /** The name of the document that the excerpt is from. */
  head: string;
  /** The note that the figures are examples. */
  example: string;
  title: string;
  /** What was counted, in one sentence. */
  measure?: string;
  /** The link to the same page of the sample report, if the excerpt is from there. */
  source?: { page: number; text: string };
  children: ReactNode;
}

/** A part of a page that a client receives: a sheet of paper that is cut off at its lower edge. */
export function Excerpt({ head, example, title, measure, source, children }: ExcerptProps) {
  return (
    <figure className={sheetStyle}>
      <p className={headStyle}>
        <span>{head}</span>
        <span className={tagStyle}>{example}</span>
      </p>
      <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
      {measure && <p className={measureStyle}>{measure}</p>}
      {children}
      {source && (
        <figcaption className={sourceStyle}>
          <PageLink to={`/sample-report#page-${source.page}`} className={linkStyle}>
            {source.text}
            <Icon of={ArrowRight} size={18} className={css({ transform: 'scaleX(var(--dir))' })} />
          </PageLink>
        </figcaption>
      )}
    </figure>
  );
}

const sheetStyle = css({
  // Variables that the charts of the report read.
  '--report-head': '13.5px',
  '--report-row-lh': '1.4',
  '--report-crowded': { base: 'none', sm: 'inline' },
  ground: 'canvas',
  minWidth: '0',
  paddingTop: '4',
  paddingBottom: '5',
  paddingInline: { base: '4', md: '8' },
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderBottom: '[2px dashed {colors.border.control}]',
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginBottom: '5',
  paddingBottom: '2.5',
  textStyle: 'xs',
  color: 'fg.muted',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const tagStyle = css({
  flexShrink: '0',
  paddingInline: '2',
  fontWeight: 'strong',
  color: 'fg.default',
  border: '[1.2px dashed]',
  borderRadius: 'label',
});
const measureStyle = css({ textStyle: 'sm', color: 'fg.muted', marginBottom: '4', textWrap: 'pretty' });
const sourceStyle = css({ '@media print': { display: 'none' } });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  marginTop: '3',
  textStyle: 'sm',
  fontWeight: 'strong',
  color: 'brand.fg',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  _hover: { textDecoration: 'none' },
});
