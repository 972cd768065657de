import { queryOptions, useQuery } from '@tanstack/react-query';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import type { Language } from '#shared/language.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import { relatedIn } from '#shared/posts/related.ts';
import { relatedIds } from '#shared/posts/related-ids.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { listLength } from '#shared/publishing/addresses.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { usePostQueryClient } from '../post-query-client.ts';
import type { ArticleKind } from '../shapes.ts';
import { typeset } from '../typeset.ts';
import { ArticleCard, ArticleGrid } from './article-card.tsx';
import { coversOf } from './cover.ts';
import type { ShownArticle } from './shown-article.ts';

/**
 * The related articles of an article. In a document they are those that it was published with. In a browser they are
 * those that its editor chose; without a choice, some of the newest.
 */
export function relatedQuery(kind: ArticleKind, { id, category, related }: RelatedTo, language: Language) {
  return queryOptions({
    queryKey: [kind, 'related', id, language],
    queryFn: async ({ signal }): Promise<readonly PostSummary<ArticleKind>[]> => {
      const query = { fields: 'summary', limit: listLength } as const;
      const newest = await callApi(postEndpoints[kind].list, { query, signal });
      const missing = relatedIds(related).filter((chosen) => newest.every((post) => post.id !== chosen));
      const older = await Promise.all(missing.map((chosen) => readShown(kind, chosen, signal)));
      return relatedIn([...newest, ...older.flat()], language)({ id, category, related });
    },
  });
}

/** Returns the article in a list; an empty list if visitors cannot see the article, or if it cannot be read. */
async function readShown(
  kind: ArticleKind,
  id: string,
  signal: AbortSignal,
): Promise<PostSummary<ArticleKind>[]> {
  return callApi(postEndpoints[kind].get, { params: { id }, signal }).then(
    (post) => [post],
    () => [],
  );
}

/**
 * Returns the paths of the articles that the editor of an article chose and visitors see; none before they are loaded.
 */
export function useChosenPaths(kind: ArticleKind, article: ShownArticle | undefined): readonly string[] {
  const chosen = relatedIds(article?.related);
  const { data = [] } = useQuery(
    {
      ...relatedQuery(kind, relatedTo(article), useLanguage()),
      enabled: chosen.length > 0,
    },
    usePostQueryClient(),
  );
  return data.filter(({ id }) => chosen.includes(id)).map((post) => publicPath(kind, post));
}

function relatedTo(article: ShownArticle | undefined): RelatedTo {
  return {
    id: article?.id ?? '',
    category: article?.drawnAs ?? article?.category ?? '',
    related: article?.related,
  };
}

/** An article's id, its English category, and the ids of the articles that were chosen for it. */
interface RelatedTo {
  id: string;
  category: string;
  related?: string | undefined;
}

/** The related articles of a stored article; nothing before they are loaded, or if there are none. */
export function RelatedArticles({
  kind,
  article,
  title,
}: {
  kind: ArticleKind;
  article: ShownArticle;
  title: string;
}) {
  const language = useLanguage();
  const { data = [] } = useQuery(relatedQuery(kind, relatedTo(article), language), usePostQueryClient());
  const related = data.map((post) => typeset(localizePost(kind, post, language)));
  return <RelatedArticleList kind={kind} article={article} further={related} title={title} />;
}

interface RelatedArticleListProps {
  kind: ArticleKind;
  /** The article that the page shows. None of the related ones has the same drawing. */
  article: ShownArticle;
  further: readonly ShownArticle[];
  title: string;
}

/** The articles to read next. */
export function RelatedArticleList({ kind, article, further, title }: RelatedArticleListProps) {
  if (further.length === 0) return null;
  const [, ...covers] = coversOf([article, ...further]);
  return (
    <section className={furtherStyle}>
      <h2>{title}</h2>
      <ArticleGrid label={title}>
        {further.map((one, place) => (
          <ArticleCard key={one.id} kind={kind} article={one} cover={covers[place] ?? ''} level={3} />
        ))}
      </ArticleGrid>
    </section>
  );
}

/** Phones show no drawings here, since they would be loaded together with the page. */
const furtherStyle = css({ '& img': { display: { base: 'none', md: 'block' } } });
