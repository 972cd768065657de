import { createElement, Fragment, type ReactNode } from 'react';
import type { Language, Localized } from '#shared/language.ts';
import { textDirection } from './markdown-direction.ts';
import { MarkdownLink, MarkdownPicture } from './markdown-link.tsx';
import { type MarkdownNode, textOf } from './markdown-tree.ts';

export interface MarkdownContext {
  /** Language of the text, for parts without letters. */
  language: Language;
  /** URLs of links and pictures that are defined elsewhere in the text, by name. */
  addresses: ReadonlyMap<string, string>;
  /** Level of the text's first headings. */
  headingLevel: number;
  /** The ids of headings that are link targets. */
  anchors?: ReadonlyMap<MarkdownNode, string> | undefined;
}

interface MarkdownTableProps {
  table: Extract<MarkdownNode, { type: 'table' }>;
  context: MarkdownContext;
  depth: number;
}

/** The label of a table before the names of its columns. */
const tableNames: Localized = { en: 'Table', ar: 'جدول' };

/** A table, in a region that is scrolled sideways by pointer and keys where it is too wide. */
function MarkdownTable({ table, context, depth }: MarkdownTableProps) {
  const { language } = context;
  const [head, ...rows] = table.children;
  if (!head) return null;
  const dir = textDirection(textOf(table), language);
  const columns = head.children.map((cell) => textOf(cell).trim()).filter(Boolean);
  const cellsOf = (row: typeof head, Cell: 'th' | 'td') =>
    head.children.map((_, place) => {
      const cell = row.children[place];
      const words = cell ? textOf(cell) : '';
      const own = textDirection(words, dir === 'rtl' ? 'ar' : 'en');
      const children = cell && renderNodes(cell.children, context, depth + 2);
      return createElement(
        Cell,
        {
          key: place,
          ...(Cell === 'th' && { scope: 'col' }),
          'data-align': table.align?.[place] ?? undefined,
        },
        own === dir ? children : <bdi dir={own}>{children}</bdi>,
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section aria-label={[tableNames[language], ...columns].join(' · ')} tabIndex={0} dir={dir}>
      <table>
        <thead>
          <tr>{cellsOf(head, 'th')}</tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text have no other key
              <tr key={place}>{cellsOf(row, 'td')}</tr>
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

/** The deepest nesting of elements; deeper parts are shown as plain text. */
const deepest = 12;

/** Renders parts of a text as elements. Only the elements named here can be produced. */
export function renderNodes(nodes: readonly MarkdownNode[], context: MarkdownContext, depth = 0): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, context, depth)));
}

function renderNode(node: MarkdownNode, context: MarkdownContext, depth: number): ReactNode {
  if ('children' in node && depth > deepest) return textOf(node);
  const children = () => ('children' in node ? renderNodes(node.children, context, depth + 1) : null);
  const dir = () => textDirection(textOf(node), context.language);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p dir={dir()}>{children()}</p>;
    case 'heading':
      if (textOf(node).trim() === '') return children();
      return createElement(
        `h${Math.min(node.depth - 1 + context.headingLevel, 6)}`,
        { dir: dir(), id: context.anchors?.get(node) },
        children(),
      );
    case 'blockquote':
      return <blockquote dir={dir()}>{children()}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol dir={dir()} {...(node.start !== 1 && { start: node.start ?? 1 })}>
          {children()}
        </ol>
      ) : (
        <ul dir={dir()}>{children()}</ul>
      );
    case 'listItem':
      return <li>{children()}</li>;
    case 'code':
      return (
        <pre dir="ltr">
          <code>{node.value}</code>
        </pre>
      );
    case 'inlineCode':
      return <code dir="ltr">{node.value}</code>;
    case 'thematicBreak':
      return <hr />;
    case 'break':
      return <br />;
    case 'emphasis':
      return <em>{children()}</em>;
    case 'strong':
      return <strong>{children()}</strong>;
    case 'link':
      return <MarkdownLink address={node.url}>{textOf(node).trim() ? children() : node.url}</MarkdownLink>;
    case 'linkReference':
      return <MarkdownLink address={context.addresses.get(node.identifier) ?? ''}>{children()}</MarkdownLink>;
    case 'table':
      return <MarkdownTable table={node} context={context} depth={depth + 1} />;
    case 'image':
      return <MarkdownPicture address={node.url} alt={node.alt ?? ''} />;
    case 'imageReference':
      return <MarkdownPicture address={context.addresses.get(node.identifier) ?? ''} alt={node.alt ?? ''} />;
    default:
      return null;
  }
}
