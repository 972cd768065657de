import { useCallback, useContext, useMemo, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { usePageView } from '#web/features/analytics/page-view.ts';
import { useCompany } from '#web/features/content/use-company.ts';
import { DescriptionContext, type PageDescription } from '#web/head/page-description.ts';
import { usePageHead } from '#web/head/use-page-head.ts';
import { useLoaded } from '#web/lib/loading/load-once.ts';
import { PageDataContext } from '#web/lib/page/page-data.ts';
import { servedPost } from '#web/lib/page/served-post.ts';
import { describePage } from './describe-page.ts';
import { loadPage, pageName, pageOf, pageWithCompanyData } from './pages.ts';
import { loadShellCopy } from './shell/shell-copy.ts';

interface ShownPage {
  language: Language;
  /** The page to show, by its English path. */
  path: string;
  /** The path in the visitor's browser. */
  address: string;
}

/** A public page, with its document's head and its page view. */
export function Page(shown: ShownPage) {
  const parts = useLoaded(loadPage, pageName(shown.path), shown.language);
  const shell = useLoaded(loadShellCopy, shown.language);
  return <CompletePage {...shown} parts={parts} shell={shell} />;
}

interface CompletePageProps extends ShownPage {
  parts: Awaited<ReturnType<typeof loadPage>>;
  shell: Awaited<ReturnType<typeof loadShellCopy>>;
}

function CompletePage({ language, path, address, parts, shell }: CompletePageProps) {
  const company = useCompany();
  const page = useMemo(
    () => pageWithCompanyData(company, pageOf(path, parts), language),
    [company, path, parts, language],
  );
  const { post, report } = useReportedPost(address);
  const { archive } = useContext(PageDataContext);
  const described = useMemo(
    () => describePage(page, language, shell, { post, archive, company }),
    [page, language, shell, post, archive, company],
  );
  usePageHead(described);
  const isServed = post === undefined && servedPost()?.pathname === address;
  const title = isServed ? document.title : described.meta.title;
  usePageView(address, title, !page.isPost || isServed || post !== undefined);
  return (
    <DescriptionContext value={report}>
      <page.Component copy={page.copy} texts={page.texts} id={page.id} kind={page.kind} />
    </DescriptionContext>
  );
}

/** Returns the post that the page at this path has reported. */
function useReportedPost(address: string) {
  const [reported, setReported] = useState<{ address: string; post: PageDescription | undefined }>();
  const listener = useContext(DescriptionContext);
  const report = useCallback(
    (post: PageDescription | undefined) => {
      listener(post);
      setReported({ address, post });
    },
    [address, listener],
  );
  return { post: reported?.address === address ? reported.post : undefined, report };
}
