import { names } from './names.en.ts';

/** Pictures and marks of Markdown, read roughly: the list of posts does without the reader. */
const marks = /!\[[^\]]*\]\([^)]*\)|[#*>_`\s]+/g;

/** What something typed in a post is called: by its title, else by its first words. */
export function typedName(fields: Readonly<Record<string, unknown>>): string {
  for (const text of ['title', 'excerpt', 'content', 'description']) {
    for (const name of [text, `${text}Ar`]) {
      const typed = String(fields[name] ?? '');
      const words =
        text === 'title' ? typed.trim() : typed.slice(0, 400).replace(marks, ' ').trim().slice(0, 60);
      if (words) return words;
    }
  }
  return names.untitled;
}
