import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

/** True at the paths that {@link InsightLinks} lead to, in the English form, and at their posts. */
export function isInsight(path: string): boolean {
  return /^\/(blog|news|sample-report|method|plan-an-audit|try-an-audit)(\/|$)/.test(path);
}

interface InsightLinksProps {
  copy: ShellCopy;
  texts: ShellTexts;
  /** Class of each link. */
  linkStyle: string;
}

/** The links below *Insights*: the company's publications, and the tools that visitors can try. */
export function InsightLinks({ copy: { footer }, texts, linkStyle }: InsightLinksProps) {
  const links = [
    ['/blog', useContent(texts, 'blog_title')],
    ['/news', useContent(texts, 'news_title')],
    ['/sample-report', footer.sampleReport],
    ['/method', footer.method],
    ['/plan-an-audit', footer.plan],
    ['/try-an-audit', footer.tryAnAudit],
  ] as const;
  return links.map(([path, label]) => (
    <li key={path}>
      <PageLink to={path} className={linkStyle}>
        {label}
      </PageLink>
    </li>
  ));
}
