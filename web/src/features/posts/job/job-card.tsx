import { ArrowRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { publicPath } from '#shared/posts/names.ts';
import type { SearchEntry } from '#shared/publishing/search-entry.ts';
import { css, cx } from '#styles/css';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { SkeletonLines } from '#web/components/feedback/skeleton.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import type { JobKind } from '../shapes.ts';
import { WrittenText } from '../written-text.tsx';
import { JobFacts } from './job-facts.tsx';

interface JobListProps {
  label: string;
  /** True while the postings are loading. */
  busy?: boolean;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** A list of job postings between hairlines. */
export function JobList({ label, busy = false, ref, children }: JobListProps) {
  return (
    <ul ref={ref} aria-label={label} aria-busy={busy} className={listStyle}>
      {children}
    </ul>
  );
}

/** A posting in a {@link JobList}, which is one link to the posting's page. */
export function JobCard({ job }: { job: SearchEntry<JobKind> }) {
  return (
    <li className={cardStyle}>
      <div className={css({ minWidth: '0' })}>
        <h2 className={titleStyle}>
          <PageLink to={publicPath('career', job)} className={linkStyle}>
            <WrittenText post={job} text="title" />
          </PageLink>
        </h2>
        <JobFacts job={job} />
      </div>
      <Icon of={ArrowRight} size={24} className={arrowStyle} />
    </li>
  );
}

/** The placeholder of a {@link JobCard}. */
export function JobCardSkeleton() {
  return (
    <li aria-hidden="true" className={cx(cardStyle, scriptedStyle)}>
      <div>
        <div className={titleStyle}>
          <SkeletonLines widths={['short']} />
        </div>
        <div className={factsSkeletonStyle}>
          <SkeletonLines widths={['long']} />
        </div>
      </div>
    </li>
  );
}

const cardStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '5',
  paddingBlock: { base: '6', lg: '7' },
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const titleStyle = css({
  textStyle: 'h3',
  marginBottom: '3',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
const linkStyle = css({
  _hover: {
    textDecoration: 'underline',
    textDecorationColor: 'label.solid',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const arrowStyle = css({ color: 'brand.fg', transform: 'scaleX(var(--dir))' });
const listStyle = css({ borderTopWidth: '3px', borderColor: 'fg.default' });
const factsSkeletonStyle = css({ minHeight: '7', textStyle: 'sm' });
