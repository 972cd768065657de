import type { ReactNode } from 'react';
import { listTitleKey } from '#shared/content/company/list-titles.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { type ListPath, listPath } from '#shared/posts/paths.ts';
import { type NavPath, navPaths } from '#web/app/page-table.ts';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { ShellCopy, ShellTexts } from '../copy.en.ts';
import { linkStyle, titleStyle } from './footer-style.ts';

/** The column of the footer with links to the pages of services. */
export function ServiceLinks({ copy }: { copy: ShellCopy }) {
  return <LinkColumn title={copy.footer.services} paths={navPaths('services')} labels={copy.services} />;
}

/** Links to the pages of the company and to the lists of posts. */
export function CompanyLinks({ copy, texts }: { copy: ShellCopy; texts: ShellTexts }) {
  const labels: Record<NavPath<'company'>, ReactNode> = {
    '/plan-an-audit': copy.footer.plan,
    '/our-people': copy.footer.people,
    '/method': copy.footer.method,
    '/sample-report': copy.footer.sampleReport,
    '/try-an-audit': copy.footer.tryAnAudit,
    '/awards': copy.footer.awards,
    ...listTitles(texts),
  };
  return <LinkColumn title={copy.footer.company} paths={navPaths('company')} labels={labels} />;
}

/** Returns the titles of the lists of posts, by the path of each list. */
function listTitles(texts: ShellTexts) {
  const titles = postKinds.map((kind) => [
    listPath(kind),
    <ListTitle key={kind} texts={texts} kind={kind} />,
  ]);
  return Object.fromEntries(titles) as Record<ListPath, ReactNode>;
}

function ListTitle({ texts, kind }: { texts: ShellTexts; kind: PostKind }) {
  return useContent(texts, listTitleKey(kind));
}

interface LinkColumnProps<Path extends string> {
  title: string;
  paths: readonly Path[];
  labels: Record<Path, ReactNode>;
}

function LinkColumn<Path extends string>({ title, paths, labels }: LinkColumnProps<Path>) {
  return (
    <div>
      <h2 className={titleStyle}>{title}</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <PageLink to={path} className={linkStyle}>
              {labels[path]}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
