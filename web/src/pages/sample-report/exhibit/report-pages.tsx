import type { ReactElement } from 'react';
import type { Language } from '#shared/language.ts';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import { reportFormat } from '#web/components/exhibit/report/format.ts';
import { Cover } from './cover.tsx';
import { Findings } from './findings.tsx';
import { Method } from './method.tsx';
import { Prices } from './prices.tsx';
import { Reach } from './reach.tsx';
import { CoverSheet, Sheet } from './sheet.tsx';
import { Space } from './space.tsx';

/** Returns the pages of the report as elements with keys. */
export function reportPages(copy: ReportCopy, language: Language): readonly ReactElement[] {
  const format = reportFormat(language);
  const pages = [Findings, Reach, Prices, Space, Method];
  const pageCount = pages.length + 1;
  return [
    <CoverSheet key="cover" copy={copy} format={format} number={1} of={pageCount}>
      <Cover copy={copy} format={format} />
    </CoverSheet>,
    ...pages.map((Page, i) => (
      <Sheet key={Page.name} copy={copy} format={format} number={i + 2} of={pageCount}>
        <Page copy={copy} format={format} />
      </Sheet>
    )),
  ];
}
