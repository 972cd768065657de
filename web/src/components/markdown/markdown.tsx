import { useMemo } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { renderNodes } from './markdown-nodes.tsx';
import { markdownStyle } from './markdown-style.ts';
import { anchorsOf, parseMarkdown } from './markdown-tree.ts';

interface MarkdownProps {
  /** Markdown; plain text is fine too. Anybody may have written it: nothing in it becomes markup or script. */
  text: string;
  /** The language the text was written in, which need not be that of the page. */
  language: Language;
  /** Level of its first headings: one below what it stands under. Below the title of a page unless given. */
  headingLevel?: 2 | 3;
  /** Its first headings can be led to, by the ids that `anchorsOf` gives. */
  anchored?: boolean;
}

/**
 * A text written in Markdown, in a readable measure. Each block has the direction of its own first letter. Weighs
 * 17 kB: to be imported lazily by public pages.
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
