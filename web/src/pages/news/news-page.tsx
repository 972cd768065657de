import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { ListPage } from '#web/components/layout/list-page.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { AllNews } from './all-news.section.tsx';

export default function NewsPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const title = useContent(texts, 'news_title');
  return (
    <>
      <ListPage title={title} lead={copy.lead}>
        <AllNews label={title} copy={copy} />
      </ListPage>
      <CallToAction {...copy.closing} />
    </>
  );
}
