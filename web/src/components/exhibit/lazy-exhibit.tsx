import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { type Language, languages } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { type Loader, loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** An exhibit whose script is loaded when it comes near the window, is pointed at or gets the focus. */
export interface LazyExhibit {
  /** The folder of its page, in whose exhibits alone the classes of `exhibit/exhibit.css` hold. */
  folder: string;
  load: Loader<[Language], ReactElement>;
  /** Settles when it can be prerendered in both languages; absent in browsers. */
  ready: Promise<unknown> | undefined;
  /** Starts loading its script. */
  want: () => void;
  /** It answers nothing: where it is prerendered, its script is never loaded. */
  still: boolean;
}

/**
 * Declares an exhibit, once for a page. The module that declares it awaits `ready` when prerendering, which does not
 * wait for what suspends.
 *
 * @param folder the folder of its page, which imports `./exhibit/exhibit.css`
 * @param importIt imports its component and its copy, and returns it as an element
 * @param still it is a picture, which answers nothing
 */
export function lazyExhibit(
  folder: string,
  importIt: (language: Language) => Promise<ReactElement>,
  { still = false } = {},
): LazyExhibit {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const load = loadOnce(async (language: Language) => {
    if (!import.meta.env.SSR) await wanted;
    for (;;) {
      try {
        return await importIt(language);
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        // Without a connection the prerendered exhibit stays as it is, readable, until it returns.
        await new Promise((resolve) => setTimeout(resolve, 5000));
      }
    }
  });
  const ready = import.meta.env.SSR ? Promise.all(languages.map((language) => load(language))) : undefined;
  return { folder, load, ready, want, still };
}

/**
 * Shows an exhibit. Its HTML is prerendered and stays untouched until its script is there; buttons that were clicked
 * before are clicked again then. On a page that is opened by a link within the site it comes with the page.
 */
export function Exhibit({ of: exhibit }: { of: LazyExhibit }) {
  const openedByLink = useHydrated();
  // Made once: while the script is missing, nothing may make React render the inner element anew.
  const [box] = useState(() => (openedByLink ? awakeBox(exhibit) : sleepingBox(exhibit)));
  return box;
}

function awakeBox(exhibit: LazyExhibit): ReactElement {
  exhibit.want();
  return (
    <div data-exhibit={exhibit.folder}>
      <Loaded of={exhibit} />
    </div>
  );
}

function sleepingBox(exhibit: LazyExhibit): ReactElement {
  const clicks = new Set<HTMLElement>();
  let awake = false;
  const repeatClicks = () => {
    awake = true;
    for (const button of clicks) button.click();
  };
  const watch = (box: HTMLDivElement | null) => {
    if (!box || exhibit.still) return;
    // On the way down from the window: React lets no event through to what it can't answer yet.
    const onSign = ({ type, target }: Event) => {
      if (!(target instanceof Element && box.contains(target))) return;
      exhibit.want();
      const button = type === 'click' && !awake && target.closest('button');
      if (button) clicks.add(button);
    };
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && exhibit.want(),
      { rootMargin: '50% 0px' },
    );
    near.observe(box);
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      near.disconnect();
      for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
    };
  };
  return (
    <div ref={watch} data-exhibit={exhibit.folder}>
      <Suspense>
        <Loaded of={exhibit} onAwake={repeatClicks} />
      </Suspense>
    </div>
  );
}

const signs = ['pointerover', 'pointerdown', 'focusin', 'click'];

function Loaded({ of: exhibit, onAwake }: { of: LazyExhibit; onAwake?: () => void }) {
  useEffect(() => onAwake?.(), [onAwake]);
  return useLoaded(exhibit.load, useLanguage());
}
