import type { Language } from '#shared/language.ts';
import type { ListedArticle } from '#shared/posts/post.ts';
import { type LocalizedArticle, localizedArticle } from '#shared/posts/post-language.ts';
import { boundWords } from '#shared/text/bound-words.ts';

export type ArticleText = 'title' | 'content' | 'excerpt' | 'author' | 'category';

/** Kinds of articles, each in the list of the same name. */
export type ArticleKind = 'blog' | 'news';

/** An article as a page shows it: its texts, and the language that each of them is written in. */
export interface ShownArticle extends LocalizedArticle {
  readonly written: Readonly<Record<ArticleText, Language>>;
}

/** An article for the readers of a language, who read in English what has no Arabic twin; set in type (`boundWords`). */
export function shownArticle(post: ListedArticle, language: Language): ShownArticle {
  const ofCompany = !post.author && !post.authorAr;
  const languageOf = (text: ArticleText): Language =>
    language === 'ar' && !post[`${text}Ar`] && !(text === 'author' && ofCompany) ? 'en' : language;
  const article = localizedArticle(post, language);
  const bound = (text: ArticleText) =>
    languageOf(text) === 'ar' ? boundWords(article[text]) : article[text];
  return {
    ...article,
    ...{ title: bound('title'), excerpt: bound('excerpt'), content: bound('content') },
    written: writtenAs(languageOf),
  };
}

/** Marks every text of an article as written in one language. */
export function writtenIn(language: Language): ShownArticle['written'] {
  return writtenAs(() => language);
}

function writtenAs(languageOf: (text: ArticleText) => Language): ShownArticle['written'] {
  return {
    title: languageOf('title'),
    content: languageOf('content'),
    excerpt: languageOf('excerpt'),
    author: languageOf('author'),
    category: languageOf('category'),
  };
}
