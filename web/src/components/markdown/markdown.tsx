import { useMemo } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { renderNodes } from './markdown-nodes.tsx';
import { markdownStyle } from './markdown-style.ts';
import { anchorsOf, parseMarkdown } from './markdown-tree.ts';

interface MarkdownProps {
  /** Markdown or plain text, from any author: nothing in it becomes markup or script. */
  text: string;
  /** The language the text was written in, which need not be that of the page. */
  language: Language;
  /** Level of its first headings. @default below the title of a page */
  headingLevel?: 2 | 3;
  /** True to give its first-level headings the ids of `anchorsOf`. */
  anchored?: boolean;
}

/**
 * A Markdown text in a readable width. Each block has the direction of its own first letter. Weighs 17 kB: public pages
 * import it lazily.
 */
export function Markdown({ text, language, headingLevel = 2, anchored = false }: MarkdownProps) {
  const content = useMemo(() => {
    const tree = parseMarkdown(text);
    const { children } = tree;
    const definitions = children.filter((node) => node.type === 'definition');
    const addresses = new Map(definitions.toReversed().map(({ identifier, url }) => [identifier, url]));
    return renderNodes(children, {
      language,
      addresses,
      headingLevel,
      anchors: anchored ? anchorsOf(tree) : undefined,
    });
  }, [text, language, headingLevel, anchored]);
  return (
    <div lang={language} dir={directionOf(language)} className={markdownStyle}>
      {content}
    </div>
  );
}
