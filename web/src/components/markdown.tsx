import { useMemo } from 'react';
import { directionOf, type Language } from '../../../shared/language.ts';
import { renderNodes } from './markdown-nodes.tsx';
import { markdownStyle } from './markdown-style.ts';
import { parseMarkdown } from './markdown-tree.ts';

interface MarkdownProps {
  /** Markdown; plain text is fine too. Anybody may have written it: nothing in it becomes markup or script. */
  text: string;
  /** The language the text was written in, which need not be that of the page. */
  language: Language;
}

/**
 * A text written in Markdown, in a readable measure. Its first level of headings is `h2`, below the title of the page.
 * Each block has the direction of its own first letter. Weighs 17 kB: to be imported lazily by public pages.
 */
export function Markdown({ text, language }: MarkdownProps) {
  const content = useMemo(() => {
    const { children } = parseMarkdown(text);
    const definitions = children.filter((node) => node.type === 'definition');
    const addresses = new Map(definitions.toReversed().map(({ identifier, url }) => [identifier, url]));
    return renderNodes(children, { language, addresses });
  }, [text, language]);
  return (
    <div lang={language} dir={directionOf(language)} className={markdownStyle}>
      {content}
    </div>
  );
}
