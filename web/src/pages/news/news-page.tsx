import { ClosingBand } from '../../components/closing-band.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { NoScriptNote } from '../../components/no-script-note.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { AllNews } from './all-news.section.tsx';
import type { NewsCopy } from './copy.en.ts';

export default function NewsPage({ copy }: { copy: NewsCopy }) {
  const title = useContent('news_title');
  return (
    <>
      <ListPage title={title} lead={copy.lead}>
        <NoScriptNote copy={copy.noScript} />
        <AllNews label={title} copy={copy} />
      </ListPage>
      <ClosingBand {...copy.closing} />
    </>
  );
}
