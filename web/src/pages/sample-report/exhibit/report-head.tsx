import { Download } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { directionOf, languageNames, languages } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import type { SampleReportCopy } from '../copy.en.ts';

/** The title of the page, the languages of the report, and the report as a file. */
export function ReportHead({ copy }: { copy: SampleReportCopy }) {
  const language = useLanguage();
  const { hash } = useLocation();
  // A reader who changes the language stays on the same page of the report.
  const place = useHydrated() ? hash : '';
  return (
    <div data-exhibit="sample-report">
      <div className={bandStyle}>
        <div className={cx(container(), rowStyle)}>
          <div>
            <h1 className={titleStyle}>{copy.title}</h1>
            <p className={leadStyle}>{copy.lead}</p>
          </div>
          <div className={actionsStyle}>
            <nav aria-label={copy.languages} className={languagesStyle}>
              {languages.map((of) => (
                <PageLink
                  key={of}
                  to={`/sample-report${place}`}
                  language={of}
                  lang={of}
                  hrefLang={of}
                  dir={directionOf(of)}
                  className={languageStyle}
                  aria-current={of === language ? 'true' : undefined}
                >
                  {languageNames[of]}
                </PageLink>
              ))}
            </nav>
            <a
              href={`/sample-report/sample-report-${language}.pdf`}
              download
              className={button({ variant: 'label', size: 's' })}
              onClick={() => recordToolEvent('report_pdf', { lang: language })}
            >
              <Icon of={Download} size={18} />
              {copy.download}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}

const bandStyle = css({ ground: 'deep', '@media print': { display: 'none' } });
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3.5',
  paddingTop: { base: '6', md: '9' },
  paddingBottom: { base: '4', md: '6.5' },
});
const titleStyle = css({ textStyle: 'h1', fontSize: 'clamp(29px, 3.2vw, 44px)' });
const leadStyle = css({ marginTop: '1.5', textStyle: 'sm', color: 'fg.onDarkMuted' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const languagesStyle = css({
  display: 'flex',
  borderWidth: '1.5px',
  borderColor: 'border.onDarkControl',
  borderRadius: 'control',
});
const languageStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '4',
  textStyle: 'sm',
  fontWeight: 'strong',
  '&[aria-current=true]': { background: 'bg.canvas', color: 'fg.default' },
});
