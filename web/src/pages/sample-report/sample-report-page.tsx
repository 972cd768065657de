import './exhibit/exhibit.css';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { preparePages } from './exhibit/load-pages.ts';
import { ReportHead } from './exhibit/report-head.tsx';

const report = lazyExhibit('sample-report', async (language) => {
  const [{ ReportExhibit }, { copy }] = await Promise.all([
    import('./exhibit/report-exhibit.tsx'),
    language === 'ar'
      ? import('#web/components/exhibit/report/viewer-copy.ar.ts')
      : import('#web/components/exhibit/report/viewer-copy.en.ts'),
    preparePages(language),
  ]);
  return <ReportExhibit copy={copy} />;
});
if (import.meta.env.SSR) await report.ready;

export default function SampleReportPage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <ReportHead copy={copy} />
      <Exhibit of={report} />
      <CallToAction {...copy.closing} to={contactPath('quote')} />
    </>
  );
}
