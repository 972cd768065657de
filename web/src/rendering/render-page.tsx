import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { companyOf } from '#shared/company/company.ts';
import { type ContentKey, isContentKey } from '#shared/content/registry.ts';
import { type Language, localizedPath } from '#shared/language.ts';
import type { DocumentData } from '#shared/publishing/renderer.ts';
import { App } from '#web/app/app.tsx';
import { describePage } from '#web/app/describe-page.ts';
import { loadWholePage, pageSpokenFor } from '#web/app/pages.ts';
import { loadShellCopy } from '#web/app/shell/shell-copy.ts';
import { createContentStore, type ContentValues } from '#web/features/content/content-store.ts';
import { storedContent } from '#web/features/content/stored-content.ts';
import { ContentContext } from '#web/features/content/use-content.ts';
import { createPostQueryClient, PostQueryContext } from '#web/features/posts/post-query-client.ts';
import { DescriptionContext, type PageDescription } from '#web/head/page-description.ts';
import type { DescribedPage } from '#web/head/page-head.ts';
import { type PageData, PageDataContext } from '#web/lib/page/page-data.ts';
import { listQueries, listsOf, postQueries } from './page-queries.ts';

interface RenderedPage {
  head: DescribedPage;
  body: string;
  /** What the document carries, so that the browser begins with the same. */
  data: PageData;
  /** The items of content that were asked for. */
  reads: ContentKey[];
}

/** Renders a page with what is stored, and keeps nothing of it. */
export async function renderPage(
  path: string,
  language: Language,
  data: DocumentData,
): Promise<RenderedPage> {
  const [page, shell] = await Promise.all([loadWholePage(path, language), loadShellCopy(language)]);
  const content = new ReadContent(storedContent(data.items));
  const carried = postData(path, language, data);
  // Of a post the document has the HTML, which a browser keeps as it is.
  const queries = [...postQueries(path, language, data), ...(carried.queries ?? [])];
  let post: PageDescription | undefined;
  const report = (description: PageDescription | undefined) => {
    post = description;
  };
  const body = renderToString(
    <StaticRouter location={localizedPath(path, language)}>
      <ContentContext value={createContentStore(content)}>
        <PostQueryContext value={createPostQueryClient({ queries })}>
          <PageDataContext value={carried}>
            <DescriptionContext value={report}>
              <App served={{ language, path }} />
            </DescriptionContext>
          </PageDataContext>
        </PostQueryContext>
      </ContentContext>
    </StaticRouter>,
  );
  const company = companyOf(content);
  const reads = [...content.keysRead].sort().filter(isContentKey);
  return {
    head: describePage(pageSpokenFor(company, page, language), language, shell, {
      post,
      archive: data.archive,
      company,
    }),
    body,
    data: { content: contentOf(content, reads), ...carried },
    reads,
  };
}

/** Stored content that remembers what was asked for. */
class ReadContent extends Map<string, { value: string; valueAr: string }> {
  readonly keysRead = new Set<string>();
  override get(key: string) {
    this.keysRead?.add(key);
    return super.get(key);
  }
}

/** What a document carries of content: of what it shows, that which is stored. */
function contentOf(stored: ContentValues, keys: readonly ContentKey[]) {
  return keys.flatMap((key) => {
    const { value = '', valueAr = '' } = stored.get(key) ?? {};
    return value || valueAr ? [[key, value, valueAr] as const] : [];
  });
}

/** What a document carries of posts. */
function postData(path: string, language: Language, data: DocumentData): PageData {
  const queries = listQueries(path, language, data);
  const archives = listsOf(path).flatMap((kind) => {
    const archive = data.lists?.[kind]?.archive;
    return archive ? [[kind, archive]] : [];
  });
  return {
    ...(queries.length > 0 && { queries }),
    ...(archives.length > 0 && { archives: Object.fromEntries(archives) }),
    ...(data.archive && { archive: data.archive }),
  };
}
