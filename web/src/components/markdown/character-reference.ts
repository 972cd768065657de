import { trusted } from '#web/lib/trusted-types.ts';

const reference = trusted('character-reference', 'createHTML', (text) => {
  if (!/^&[a-z][a-z0-9]*;$/i.test(text)) throw new TypeError('This is no character reference.');
  return text;
});

/**
 * Returns the characters of a named reference as in HTML: `eacute` gives `é`; `false` for an unknown name. Replaces the
 * package `decode-named-character-reference` in browsers, which asks the browser, too, but without trusted types; a
 * table of all names would weigh more than the rest of the Markdown parser.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const element = document.createElement('i');
  try {
    element.innerHTML = reference(`&${name};`);
  } catch {
    return false;
  }
  const characters = element.textContent ?? '';
  // A `;` that is left as text means that the browser does not know the whole name; it may have decoded a shorter name
  // at its beginning.
  return characters.endsWith(';') && name !== 'semi' ? false : characters;
}
