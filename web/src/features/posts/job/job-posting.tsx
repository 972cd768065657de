import type { LocalizedPost } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { SkeletonLines } from '#web/components/feedback/skeleton.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import { JobLayout } from '../post-layouts.tsx';
import { PostText } from '../post-text.tsx';
import type { JobKind } from '../shapes.ts';
import { WrittenText } from '../written-text.tsx';
import { JobFacts } from './job-facts.tsx';

interface JobPostingProps {
  job: LocalizedPost<JobKind>;
  /** Headings of the posting's parts. */
  copy: Readonly<Record<'description' | 'requirements' | 'benefits', string>>;
  /** Text of the link to the application form. */
  apply: string;
}

const parts = ['description', 'requirements', 'benefits'] as const;

export function JobPosting({ job, copy, apply }: JobPostingProps) {
  return (
    <JobLayout id={job.slug ? job.id : undefined}>
      <header className={headStyle}>
        <div>
          <h1 className={titleStyle}>
            <WrittenText post={job} text="title" />
          </h1>
          <JobFacts job={job} />
        </div>
        <p className={applyStyle}>
          <PageLink to={contactPath('career')} className={button()}>
            {apply}
          </PageLink>
        </p>
      </header>
      {parts
        .filter((part) => job[part])
        .map((part) => (
          <section key={part} className={partStyle}>
            <h2 className={css({ textStyle: 'h3' })}>{copy[part]}</h2>
            <PostText post={job} text={part} headingLevel={3} />
          </section>
        ))}
    </JobLayout>
  );
}

/** The placeholder of a {@link JobPosting}. */
export function JobPostingSkeleton({ label }: { label: string }) {
  return (
    <div className={scriptedStyle}>
      <p role="status" className={css({ srOnly: true })}>
        {label}
      </p>
      <div aria-hidden="true">
        <div className={headStyle}>
          <div>
            <div className={titleStyle}>
              <SkeletonLines widths={['long']} />
            </div>
            <div className={factsSkeletonStyle}>
              <SkeletonLines widths={['long']} />
            </div>
          </div>
          <div className={applyStyle} />
        </div>
        {parts.map((part) => (
          <div key={part} className={partStyle}>
            <div className={css({ textStyle: 'h3' })}>
              <SkeletonLines widths={['short']} />
            </div>
            <SkeletonLines widths={['long', 'long', 'full', 'long', 'short']} />
          </div>
        ))}
      </div>
    </div>
  );
}

const headStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  columnGap: '12',
  rowGap: '5',
  alignItems: 'start',
});
const applyStyle = css({ minHeight: '13', lg: { paddingTop: '3' } });
const titleStyle = css({
  textStyle: 'h1',
  maxWidth: '[20em]',
  marginBottom: '5',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
const partStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
  columnGap: '12',
  rowGap: '3',
  marginTop: { base: '7', lg: '9' },
  paddingTop: '6',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const factsSkeletonStyle = css({ minHeight: '7', textStyle: 'sm' });
