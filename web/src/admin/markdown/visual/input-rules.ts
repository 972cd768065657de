import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { isPublicAddress } from '#shared/text/address.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** For people who type Markdown: its signs become the formatting that they mean. Backspace undoes it. */
export const markdownInputRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    wrappingInputRule(/^\s*[-+*•]\s$/, nodes.list),
    wrappingInputRule(
      /^\s*([\d٠-٩]{1,9})[.)-]\s$/,
      nodes.numbers,
      ([, digits]) => ({ start: numberOf(digits) }),
      ([, digits], node) => node.childCount + node.attrs.start === numberOf(digits),
    ),
    new InputRule(/^(?:---|\*\*\*|___)$/, (state, _, start, end) => {
      const $start = state.doc.resolve(start);
      if ($start.depth !== 1 || $start.parent.type !== nodes.paragraph) return null;
      return state.tr.delete(start, end).insert($start.before(), nodes.rule.create());
    }),
    marked(/(?:^|[\s(«"'،])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, marks.strong),
    marked(/(?:^|[\s(«"'،])(__([^_\s](?:[^_]*[^_\s])?)__)$/, marks.strong),
    marked(/(?:^|[\s(«"'،])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, marks.em),
    marked(/(?:^|[\s(«"'،])(_([^_\s](?:[^_]*[^_\s])?)_)$/, marks.em),
    marked(/(?:^|[\s(«"'،])(`([^`]+)`)$/, marks.code),
    new InputRule(/\[([^\]]+)\]\(([^\s)]+)\)$/, (state, [, words = '', address = ''], start, end) =>
      isPublicAddress(address)
        ? state.tr
            .replaceWith(start, end, schema.text(words, [marks.link.create({ href: address })]))
            .removeStoredMark(marks.link)
        : null,
    ),
  ],
});

/** Digits of both languages. */
function numberOf(digits = '1'): number {
  return Number(digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));
}

/** A rule for words between signs: the first group is the words with their signs, the second the words alone. */
function marked(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, [all = '', signed = '', words = ''], start, end) => {
    const from = start + all.length - signed.length;
    const before = (signed.length - words.length) / 2;
    // The last sign is only being typed: it is not in the document yet.
    const tr = state.tr.delete(from + before + words.length, end).delete(from, from + before);
    return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type);
  });
}
