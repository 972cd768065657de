import { type ReactNode, useContext } from 'react';
import { cx } from '#styles/css';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import type { Format } from '#web/components/exhibit/report/format.ts';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { CompanyNameContext } from '#web/lib/company-name.ts';
import { coverStyle, footStyle, runningStyle, sheetStyle, tagStyle } from './sheet-style.ts';

export interface SheetProps {
  copy: ReportCopy;
  format: Format;
}

interface FrameProps extends SheetProps {
  number: number;
  of: number;
  children: ReactNode;
}

/** A page of the report, with the lines above and below its content. */
export function Sheet({ copy, format, number, of, children }: FrameProps) {
  const company = useContext(CompanyNameContext);
  const [page, all] = [format.number(number), format.number(of)];
  return (
    <article aria-label={copy.pageOf(page, all)} className={sheetStyle}>
      <p className={runningStyle}>
        <span>{copy.running(format)}</span>
        <span className={tagStyle}>{copy.example}</span>
      </p>
      {children}
      <p className={footStyle}>
        <span>
          <LogoMark width={17} />
          {company}
        </span>
        <span>
          {page} / {all}
        </span>
      </p>
    </article>
  );
}

/** The cover, which fills its page. */
export function CoverSheet({ copy, format, number, of, children }: FrameProps) {
  return (
    <article
      aria-label={copy.pageOf(format.number(number), format.number(of))}
      className={cx(sheetStyle, coverStyle)}
    >
      {children}
    </article>
  );
}
