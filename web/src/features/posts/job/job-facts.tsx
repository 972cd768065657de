import { Banknote, Building2, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Localized } from '#shared/language.ts';
import type { JobType } from '#shared/posts/job.ts';
import type { SearchEntry } from '#shared/publishing/search-entry.ts';
import { css } from '#styles/css';
import { badge } from '#styles/recipes';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { PostDate } from '../post-date.tsx';
import type { JobKind } from '../shapes.ts';
import { WrittenText } from '../written-text.tsx';
import { salaryLanguage } from './salary-language.ts';

const types: Readonly<Record<JobType, Localized>> = {
  'full-time': { en: 'Full-time', ar: 'دوام كامل' },
  'part-time': { en: 'Part-time', ar: 'دوام جزئي' },
  contract: { en: 'Contract', ar: 'عقد' },
  internship: { en: 'Internship', ar: 'تدريب' },
  remote: { en: 'Remote', ar: 'عن بُعد' },
};
const labels = {
  department: { en: 'Department', ar: 'القسم' },
  location: { en: 'Location', ar: 'الموقع' },
  type: { en: 'Type', ar: 'نوع العمل' },
  salary: { en: 'Salary', ar: 'الراتب' },
  posted: { en: 'Posted', ar: 'تاريخ النشر' },
} as const satisfies Record<string, Localized>;

/** The short facts of a job, for its card and its page. The salary is left out if none is given. */
export function JobFacts({ job }: { job: SearchEntry<JobKind> }) {
  const language = useLanguage();
  const { salaryRange } = job;
  const salary = { salaryRange, written: { salaryRange: salaryLanguage(salaryRange, language) } };
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <dl className={listStyle}>
      <Fact label={labels.type[language]}>
        <span className={badge({ tone: 'label' })}>
          <bdi className={typeStyle}>{job.typeText || types[job.type][language]}</bdi>
        </span>
      </Fact>
      <Fact label={labels.department[language]} icon={<Building2 {...icon} />}>
        <WrittenText post={job} text="department" />
      </Fact>
      <Fact label={labels.location[language]} icon={<MapPin {...icon} />}>
        <WrittenText post={job} text="location" />
      </Fact>
      {salaryRange && (
        <Fact label={labels.salary[language]} icon={<Banknote {...icon} />}>
          <WrittenText post={salary} text="salaryRange" />
        </Fact>
      )}
      <Fact label={labels.posted[language]} icon={<CalendarDays {...icon} />}>
        <PostDate date={job.publishedAt} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={factStyle}>
      <dt>
        {icon}
        <span className={css({ srOnly: true })}>{label}</span>
      </dt>
      <dd className={valueStyle}>{children}</dd>
    </div>
  );
}

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  minHeight: '7',
  textStyle: 'sm',
  color: 'fg.muted',
});
const factStyle = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  '& svg': { flexShrink: '0', marginInlineEnd: '2' },
});
const typeStyle = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
const valueStyle = css({ minWidth: '0', overflowWrap: 'anywhere' });
