import { Bold, Heading, Italic, Link, List, ListOrdered, type LucideIcon, TextQuote } from 'lucide-react';
import type { copy } from './copy.en.ts';
import { cycleHeading, toggleLines } from './mark-lines.ts';
import { insertLink, type Selected, type TextEdit } from './text-edit.ts';
import { toggleWords } from './wrap-words.ts';

export interface Tool {
  id: Exclude<keyof typeof copy.tools, 'picture'>;
  icon: LucideIcon;
  /** Letter that does the same together with Ctrl or Command. */
  letter?: string;
  /** @param placeholder stands for the words of a link that has none */
  edit: (selected: Selected, placeholder: string) => TextEdit;
}

/** The buttons that change the text, in their order. */
export const tools: readonly Tool[] = [
  { id: 'bold', icon: Bold, letter: 'b', edit: (selected) => toggleWords(selected, 'bold') },
  { id: 'italic', icon: Italic, letter: 'i', edit: (selected) => toggleWords(selected, 'italic') },
  { id: 'heading', icon: Heading, edit: cycleHeading },
  { id: 'list', icon: List, edit: (selected) => toggleLines(selected, 'list') },
  { id: 'numbers', icon: ListOrdered, edit: (selected) => toggleLines(selected, 'numbers') },
  { id: 'quote', icon: TextQuote, edit: (selected) => toggleLines(selected, 'quote') },
  { id: 'link', icon: Link, letter: 'k', edit: insertLink },
];

/** The tool a key press stands for; on keyboards without Latin letters the place of the key decides. */
export function toolOfKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): Tool | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  const key = event.key.toLowerCase();
  const letter = /^[a-z]$/.test(key) ? key : event.code.replace(/^Key/, '').toLowerCase();
  return tools.find((tool) => tool.letter === letter);
}
