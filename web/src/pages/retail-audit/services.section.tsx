import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Exhibit, type LazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { Facts } from '#web/components/layout/facts.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { RetailAuditCopy, RetailAuditTexts } from './copy.en.ts';

interface ServicesProps {
  copy: RetailAuditCopy['services'];
  texts: RetailAuditTexts;
  /** The parts of the sample report that belong to the services. */
  shelf: LazyExhibit;
  execution: LazyExhibit;
}

/** The two services, each beside the part of a report that its client reads. */
export function Services({ copy, texts, shelf, execution }: ServicesProps) {
  return (
    <PageSection title={copy.title} ground="shelf">
      <ul className={listStyle}>
        <Service {...copy.shelf}>
          <Exhibit of={shelf} />
        </Service>
        <Service
          title={useContent(texts, 'service_sales_merchandising_title')}
          text={useContent(texts, 'service_sales_merchandising_description')}
          items={copy.executionItems}
        >
          <Exhibit of={execution} />
        </Service>
      </ul>
    </PageSection>
  );
}

interface ServiceProps {
  title: string;
  text: string;
  items: readonly string[];
  children: ReactNode;
}

function Service({ title, text, items, children }: ServiceProps) {
  return (
    <li className={serviceStyle}>
      <div>
        <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
        <p className={textStyle}>{text}</p>
        <Facts items={items} />
      </div>
      {children}
    </li>
  );
}

const listStyle = css({ display: 'grid', rowGap: { base: '12', lg: '18' } });
/** The second service is mirrored. */
const serviceStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
  alignItems: 'center',
  columnGap: '12',
  rowGap: '6',
  '&:nth-child(even)': {
    gridTemplateColumns: { lg: 'minmax(0, 1.8fr) minmax(0, 1fr)' },
    '& > :first-child': { order: { lg: '1' } },
  },
});
const textStyle = css({ marginTop: '2', color: 'fg.muted', textWrap: 'pretty' });
