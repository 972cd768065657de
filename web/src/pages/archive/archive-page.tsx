import { useContext } from 'react';
import { listTitleKey } from '#shared/content/company/list-titles.ts';
import { listPath } from '#shared/posts/paths.ts';
import { css } from '#styles/css';
import { useContent } from '#web/features/content/use-content.ts';
import { ArchiveEntries } from '#web/features/posts/archive/archive-entries.tsx';
import { ArchiveNeighbours } from '#web/features/posts/archive/archive-neighbours.tsx';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { PageDataContext } from '#web/lib/page/page-data.ts';
import type { PageProps } from '#web/pages/page-props.ts';

type ArchiveProps = PageProps<typeof import('./copy.en.ts')>;

/**
 * The page of an archive: posts of a list that follow one another. Only its own document contains them, so that links to
 * it load the document.
 */
export default function ArchivePage({ copy, texts, id, kind = 'blog' }: ArchiveProps) {
  const list = useContent(texts, listTitleKey(kind));
  const { archive } = useContext(PageDataContext);
  return (
    <ArticleFrame trail={{ ...copy.trail, list }} list={listPath(kind)}>
      <h1 className={titleStyle}>
        {list}: {copy.heading}
      </h1>
      {archive?.id === id && (
        <>
          <ArchiveEntries kind={kind} posts={archive.posts} />
          <ArchiveNeighbours kind={kind} archive={archive} copy={copy} />
        </>
      )}
    </ArticleFrame>
  );
}

const titleStyle = css({ textStyle: 'h1', overflowWrap: 'anywhere' });
