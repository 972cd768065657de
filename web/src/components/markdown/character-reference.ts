import { trusted } from '#web/lib/trusted-types.ts';

const reference = trusted('character-reference', 'createHTML', (text) => {
  if (!/^&[a-z][a-z0-9]*;$/i.test(text)) throw new TypeError('This is no character reference.');
  return text;
});

/**
 * The characters that a named reference stands for, as HTML has them: `eacute` gives `é`; `false` where it names none.
 * Takes the place of the package `decode-named-character-reference` in the browser, which asks the browser too, but
 * without trusted types; a table of all names would weigh more than the rest of the reader of Markdown.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const element = document.createElement('i');
  try {
    element.innerHTML = reference(`&${name};`);
  } catch {
    return false;
  }
  const characters = element.textContent ?? '';
  // What is left of it was no name: a shorter one may have been found at its beginning.
  return characters.endsWith(';') && name !== 'semi' ? false : characters;
}
