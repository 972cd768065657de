import { getConfirmations } from '#shared/api/claims.ts';
import { getCurrentUser } from '#shared/api/session.ts';
import { claimState, claims } from '#shared/content/claims.ts';
import type { Confirmation } from '#shared/content/confirmation.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { parsePath } from '#shared/language.ts';
import { callApi, isSignedOut } from '#web/lib/api-client.ts';
import { noteSessionHint } from '#web/lib/session-hint.ts';
import type { ReadableStore } from '#web/lib/store.ts';
import { barStyle, roomAbove } from './bar-style.ts';
import { build } from './build.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { editBar } from './edit-bar.ts';
import { findShown, type Shown } from './find-shown.ts';
import { keysByText, keysToEdit } from './items-of-page.ts';
import { showEditLinks } from './show-edit-links.ts';

type Stored = ReadonlyMap<string, Pick<ContentItem, 'value' | 'valueAr'>>;

interface EditLinksOptions {
  /** The stored content, as the page shows it. */
  store: ReadableStore<Stored>;
  /** Returns the canonical URL of a page. */
  canonical: (path: string) => string;
}

/** How long a page must be unchanged before it is searched again, in ms. */
const calm = 250;

let started = false;

/**
 * Adds links from the items on a public page to their editors, for signed-in people. First it checks the session on the
 * server, because the browser's hint that loaded this code may be older than the end of the session. It adds one
 * element outside of the page and only moves the page down.
 */
export async function startEditLinks({ store, canonical }: EditLinksOptions): Promise<void> {
  if (started || !(await isSignedIn())) return;
  started = true;
  const host = build('div', {});
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(barStyle);
  root.adoptedStyleSheets = [sheet];
  const room = new CSSStyleSheet();
  document.adoptedStyleSheets.push(room);
  const confirmations = await readConfirmations();
  let isOpen = false;
  const draw = () => {
    const { language, path: address } = parsePath(location.pathname);
    const path = canonical(address);
    const copy = language === 'ar' ? arabic : english;
    const found = findShown(document.body, keysByText(store.current(), language, path));
    const shown = found.filter((one) => isMeant(one, path));
    const keys = keysToEdit(path, shown);
    const unconfirmed = unconfirmedOf(store.current(), confirmations);
    const focused = root.activeElement;
    const place = focused ? [...root.querySelectorAll('a, button')].indexOf(focused) : -1;
    const bar = editBar({ copy, language, path, keys, unconfirmed, isOpen, onToggle: toggle });
    const marks = build('nav', { class: 'pencils', lang: language, 'aria-label': copy.onPage });
    if (isOpen) marks.append(...showEditLinks(shown, { copy, language, unconfirmed }));
    root.replaceChildren(bar, ...(isOpen ? [marks] : []));
    if (!isOpen) room.replaceSync(roomAbove(bar.offsetHeight));
    if (place >= 0) root.querySelectorAll<HTMLElement>('a, button')[place]?.focus({ preventScroll: true });
  };
  const toggle = () => {
    isOpen = !isOpen;
    // While the links are shown no space is reserved for the bar, so that the elements they mark do not move.
    if (isOpen) room.replaceSync('');
    draw();
    root.querySelector('button')?.focus();
  };
  // Second in the tab order, behind the skip link: after a whole page the keyboard would hardly reach it.
  const skipLink = document.querySelector('a[href="#main-content"]');
  if (skipLink) skipLink.after(host);
  else document.body.prepend(host);
  draw();
  const later = debounced(draw);
  store.subscribe(later);
  addEventListener('resize', later);
  new MutationObserver(later).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** True if an element shows the item. The text of a link or button may equal an item of another page by chance. */
function isMeant({ key, element }: Shown, path: string): boolean {
  return content[key].path === path || !element.closest('a, button');
}

async function isSignedIn(): Promise<boolean> {
  try {
    await callApi(getCurrentUser);
    return true;
  } catch (error) {
    if (isSignedOut(error)) noteSessionHint(false);
    return false;
  }
}

/** Returns the owners' confirmations; `undefined` if they are unknown, and nothing is marked then. */
async function readConfirmations(): Promise<readonly Confirmation[] | undefined> {
  try {
    return await callApi(getConfirmations);
  } catch {
    return undefined;
  }
}

/** Returns the items with claims that nobody has confirmed in their current words. */
function unconfirmedOf(
  stored: Stored,
  confirmations: readonly Confirmation[] | undefined,
): ReadonlySet<ContentKey> {
  if (!confirmations) return new Set();
  const items = Array.from(stored, ([key, texts]) => ({ key, ...texts }));
  const open = claims.filter((claim) => {
    const confirmed = confirmations.find(({ key }) => key === claim.key);
    return claimState(claim, items, confirmed) === 'unconfirmed';
  });
  return new Set(open.flatMap(({ key, figure }) => (figure ? [key, figure.basis] : [key])));
}

/** Returns a function that calls `act` once after a pause in calls. */
function debounced(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, calm);
  };
}
