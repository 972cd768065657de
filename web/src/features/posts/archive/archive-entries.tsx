import type { PostKind } from '#shared/posts/kinds.ts';
import { type LocalizedPost, localizePost } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { css } from '#styles/css';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { PostDate } from '../post-date.tsx';
import { typeset } from '../typeset.ts';
import { WrittenText } from '../written-text.tsx';

/** The posts of an archive: title, day, and excerpt. */
export function ArchiveEntries({ kind, posts }: { kind: PostKind; posts: readonly PostSummary[] }) {
  const language = useLanguage();
  return (
    <ul className={listStyle}>
      {posts.map((stored) => {
        const post = typeset(localizePost(kind, stored, language));
        return (
          <li key={post.id} className={entryStyle}>
            <h2 className={titleStyle}>
              <PageLink to={publicPath(kind, post)} className={linkStyle}>
                <WrittenText post={post} text="title" />
              </PageLink>
            </h2>
            <p className={dateStyle}>
              <PostDate date={post.publishedAt} />
            </p>
            <p className={wordsStyle}>
              <InFewWords post={post} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function InFewWords({ post }: { post: LocalizedPost }) {
  return 'excerpt' in post ? (
    <WrittenText post={post} text="excerpt" />
  ) : (
    <>
      <WrittenText post={post} text="department" /> · <WrittenText post={post} text="location" />
    </>
  );
}

const listStyle = css({
  marginTop: { base: '7', lg: '12' },
  borderTopWidth: '3px',
  borderColor: 'fg.default',
});
const entryStyle = css({ paddingBlock: '6', borderBottomWidth: '1px', borderColor: 'border.subtle' });
const titleStyle = css({ textStyle: 'h3', overflowWrap: 'anywhere', textWrap: 'pretty' });
const linkStyle = css({
  _hover: {
    textDecoration: 'underline',
    textDecorationColor: 'label.solid',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
});
const dateStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted' });
const wordsStyle = css({ marginTop: '2', maxWidth: 'blurb', color: 'fg.muted', overflowWrap: 'anywhere' });
