import { adminAddresses, contentItemAddress, postEditorAddress } from '#shared/admin-paths.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { directionOf, type Language } from '#shared/language.ts';
import { isBuiltIn, parsePostPath } from '#shared/posts/paths.ts';
import { build } from './build.ts';
import type { EditLinksCopy } from './copy.en.ts';

interface EditBarProps {
  copy: EditLinksCopy;
  language: Language;
  /** The page's English path. */
  path: string;
  /** The editable items of the page. */
  keys: readonly ContentKey[];
  /** The items with an unconfirmed claim. */
  unconfirmed: ReadonlySet<ContentKey>;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * Starts and ends editing, and lists the page's editable items. Until it is used it is above the page and covers
 * nothing; then it is at the bottom of the window.
 */
export function editBar({
  copy,
  language,
  path,
  keys,
  unconfirmed,
  isOpen,
  onToggle,
}: EditBarProps): HTMLElement {
  const toggle = build('button', { type: 'button', 'aria-expanded': String(isOpen) });
  toggle.textContent = isOpen ? copy.close : copy.edit;
  toggle.addEventListener('click', onToggle);
  const post = parsePostPath(path);
  const links =
    post && !isBuiltIn(post)
      ? [build('a', { href: postEditorAddress(post.kind, shownPost() ?? post.id, language) }, copy.post)]
      : [];
  const items = keys.map((key) =>
    build(
      'li',
      {},
      build('a', { href: contentItemAddress(key, language) }, copy.item(key)),
      ...(unconfirmed.has(key) ? [build('span', { class: 'mark' }, copy.unconfirmed)] : []),
    ),
  );
  const panel = build(
    'div',
    { class: 'panel', hidden: !isOpen },
    build('h2', {}, copy.onPage),
    build('ul', {}, ...items),
  );
  const dashboard = build('a', { href: adminAddresses.dashboard, hidden: !isOpen }, copy.dashboard);
  return build(
    'aside',
    {
      class: isOpen ? 'bar open' : 'bar',
      lang: language,
      dir: directionOf(language),
      'aria-label': copy.region,
    },
    // The list, which is above the buttons, follows them in the tab order: the focus is on the first one when it opens.
    build('div', { class: 'row' }, toggle, ...links, dashboard),
    panel,
  );
}

/** Returns the id of the page's post, if the URL does not have it. */
function shownPost(): string | undefined {
  return document.querySelector<HTMLElement>('[data-post]')?.dataset.post;
}
