import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { companyOf } from '#shared/company/company.ts';
import { openingHoursOf } from '#shared/company/opening-hours.ts';
import type { ListKey } from '#shared/content/company/lists.ts';
import { entriesIn } from '#shared/content/list-entries.ts';
import { type ContentKey, isContentKey } from '#shared/content/registry.ts';
import { type Language, localizedPath } from '#shared/language.ts';
import type { DocumentData } from '#shared/publishing/renderer.ts';
import { App } from '#web/app/app.tsx';
import { describePage } from '#web/app/describe-page.ts';
import { loadWholePage, pageWithCompanyData } from '#web/app/pages.ts';
import { loadShellCopy } from '#web/app/shell/shell-copy.ts';
import { type ContentValues, createContentStore } from '#web/features/content/content-store.ts';
import { storedContent } from '#web/features/content/stored-content.ts';
import { ContentContext } from '#web/features/content/use-content.ts';
import { createPostQueryClient, PostQueryContext } from '#web/features/posts/post-query-client.ts';
import { DescriptionContext, type PageDescription } from '#web/head/page-description.ts';
import type { DescribedPage } from '#web/head/page-head.ts';
import type { ShownFacts } from '#web/head/structured-data.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import { type PageData, PageDataContext } from '#web/lib/page/page-data.ts';
import { listQueries, listsOf, postQueries } from './page-queries.ts';

interface RenderedPage {
  head: DescribedPage;
  body: string;
  /** The data for the document, so that hydration starts from the same data. */
  data: PageData;
  /** The content items that were read. */
  reads: ContentKey[];
}

/** Renders a page with the stored data. Keeps no state. */
export async function renderPage(
  path: string,
  language: Language,
  data: DocumentData,
): Promise<RenderedPage> {
  const [page, shell] = await Promise.all([loadWholePage(path, language), loadShellCopy(language)]);
  const content = new ReadContent(storedContent(data.items));
  const carried = postData(path, language, data);
  // Only the renderer needs the query of the page's post: the document has the post's HTML, which the browser keeps.
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
  const facts = path === contactPath() ? factsIn(content, language) : undefined;
  const reads = [...content.keysRead].sort().filter(isContentKey);
  return {
    head: {
      ...describePage(pageWithCompanyData(company, page, language), language, shell, {
        post,
        archive: data.archive,
        company,
      }),
      facts,
    },
    body,
    data: { content: contentOf(content, reads), ...carried },
    reads,
  };
}

/** Returns what the contact page shows of the company, for search engines. */
function factsIn(stored: ContentValues, language: Language): ShownFacts {
  const shown = (key: ListKey, of: Language = language) =>
    entriesIn(stored.get(key) ?? { value: '', valueAr: '' }, of).filter(({ hidden }) => !hidden);
  return {
    offices: shown('offices').filter(({ title, text }) => title || text),
    // Opening hours are parsed from the English text, also for Arabic pages.
    hours: shown('opening_hours', 'en').flatMap(({ title, text }) => openingHoursOf(title, text) ?? []),
    questions: shown('questions'),
  };
}

/** The stored content, which records the keys that were read. */
class ReadContent extends Map<string, { value: string; valueAr: string }> {
  readonly keysRead = new Set<string>();
  override get(key: string) {
    this.keysRead?.add(key);
    return super.get(key);
  }
}

/** Returns the stored content that a page shows, for its document. */
function contentOf(stored: ContentValues, keys: readonly ContentKey[]) {
  return keys.flatMap((key) => {
    const { value = '', valueAr = '' } = stored.get(key) ?? {};
    return value || valueAr ? [[key, value, valueAr] as const] : [];
  });
}

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
