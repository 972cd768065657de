import { ListPage } from '#web/components/layout/list-page.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { Newsletter } from '#web/features/newsletter/newsletter.tsx';
import { ArticleList } from '#web/features/posts/article/article-list.tsx';
import { useBlogCategories } from '#web/features/posts/use-post-list.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '#web/pages/page-props.ts';
import { SearchBox } from './search-box.tsx';
import { useAddressFilter } from './use-address-filter.ts';

export default function BlogPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const { filter, known, change } = useAddressFilter();
  const categories = useBlogCategories(useLanguage());
  const isFiltered = filter.search !== '' || filter.category !== '';
  const showAll = () => change({ search: '', category: '' });
  return (
    <>
      <ListPage title={useContent(texts, 'blog_title')} lead={copy.lead}>
        <SearchBox copy={copy.filter} categories={categories} filter={filter} onChange={change} />
        <ArticleList
          kind="blog"
          copy={copy}
          filter={filter}
          known={known}
          {...(isFiltered && { showAll: { label: copy.showAll, act: showAll } })}
        />
      </ListPage>
      <Newsletter copy={copy.newsletter} />
    </>
  );
}
