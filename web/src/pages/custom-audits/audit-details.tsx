import { ChevronDown } from 'lucide-react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { CheckList } from '#web/components/layout/check-list.tsx';
import type { AuditType } from './audit-durations.ts';
import type { CustomAuditsCopy } from './copy.en.ts';

interface AuditDetailsProps {
  copy: CustomAuditsCopy['audits'];
  type: AuditType;
}

/**
 * Benefits and deliverables side by side. Below `lg` they unfold on request; above, the browser shows them always and
 * the summary goes. A browser that cannot style `::details-content` keeps the summary at every width.
 */
export function AuditDetails({ copy, type }: AuditDetailsProps) {
  const { title, benefits, deliverables } = copy.types[type];
  return (
    <details className={detailsStyle}>
      <summary className={summaryStyle}>
        {copy.details}
        <span className={css({ srOnly: true })}>: {title}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={listsStyle}>
        <div>
          <h4 className={headingStyle}>{copy.benefits}</h4>
          <CheckList items={benefits} />
        </div>
        <div>
          <h4 className={headingStyle}>{copy.deliverables}</h4>
          <CheckList items={deliverables} />
        </div>
      </div>
    </details>
  );
}

const detailsStyle = css({
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '@supports selector(::details-content)': {
    // Paper does not unfold either.
    '@media print': {
      '&::details-content': { contentVisibility: 'visible' },
      '& summary': { display: 'none' },
    },
    lg: {
      '&::details-content': { contentVisibility: 'visible' },
      '& summary': { display: 'none' },
    },
  },
});
const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'fit',
  minHeight: 'tap',
  color: 'brand.fg',
  textStyle: 'buttonSm',
  listStyle: 'none',
  textDecoration: 'underline',
  textDecorationColor: 'label.solid',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
  '& svg': { transitionProperty: '[transform]', transitionDuration: 'hover' },
});
const listsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '9',
  rowGap: '6',
  paddingTop: { base: '3', lg: '1.5' },
});
const headingStyle = css({ marginBottom: '3', textStyle: 'sm', fontWeight: 'strong' });
