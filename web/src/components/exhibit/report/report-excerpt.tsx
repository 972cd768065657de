import type { ReactNode } from 'react';
import { Excerpt } from '../excerpt.tsx';
import type { ReportCopy } from './copy.en.ts';
import type { Format } from './format.ts';

interface ReportExcerptProps {
  copy: ReportCopy;
  format: Format;
  /** The number of the page that it is cut out of. */
  page: number;
  title: string;
  measure?: string;
  children: ReactNode;
}

/** A part of a page of the sample report, with a link to that page. */
export function ReportExcerpt({ copy, format, page, ...excerpt }: ReportExcerptProps) {
  return (
    <Excerpt
      head={copy.running(format)}
      example={copy.example}
      source={{ page, text: copy.source(format.number(page)) }}
      {...excerpt}
    />
  );
}
