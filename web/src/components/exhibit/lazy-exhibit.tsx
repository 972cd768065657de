import { type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type Language, languages } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { type Loader, loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import { useFollowedLink } from '../navigation/internal-link.tsx';

/** An exhibit whose script is loaded when it comes near the window, is pointed at or gets the focus. */
export interface LazyExhibit {
  /** The folder of its page, to whose exhibits the classes of `exhibit/exhibit.css` are limited. */
  folder: string;
  load: Loader<[Language], ReactElement>;
  /** Settles when the exhibit can be prerendered in both languages; absent in browsers. */
  ready: Promise<unknown> | undefined;
  /** Starts loading the script, if it is not loaded yet. */
  want: () => void;
  /** True if it is not interactive: when prerendered, its script is never loaded. */
  still: boolean;
}

/**
 * Declares an exhibit, once per page. The module that declares it awaits `ready` when prerendering, which does not wait
 * for suspended components.
 *
 * @param folder the folder of its page, which imports `./exhibit/exhibit.css`
 * @param importIt imports its component and its copy, and returns it as an element
 * @param still true for a picture without interaction
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
        // Without a connection the prerendered exhibit stays readable until the connection returns.
        await new Promise((resolve) => setTimeout(resolve, 5000));
      }
    }
  });
  const ready = import.meta.env.SSR ? Promise.all(languages.map((language) => load(language))) : undefined;
  return { folder, load, ready, want, still };
}

/**
 * Shows an exhibit. Its prerendered HTML stays untouched until its script is loaded; clicks on its buttons are then
 * replayed. Links in an exhibit that is `still` are followed without its script. On a page opened by a link within the
 * site an exhibit is loaded with the page.
 */
export function Exhibit({ of: exhibit }: { of: LazyExhibit }) {
  const openedByLink = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  // Created once: while the script is missing, React must not render the inner element again.
  const [{ asleep, element }] = useState(() => ({
    asleep: !openedByLink,
    element: openedByLink ? awakeBox(exhibit) : sleepingBox(exhibit, box),
  }));
  const follow = useFollowedLink();
  useEffect(() => {
    if (!asleep || !exhibit.still) return;
    // In the capture phase: React stops events of content that is not hydrated.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) follow(event);
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [asleep, exhibit, follow]);
  return element;
}

function awakeBox(exhibit: LazyExhibit): ReactElement {
  exhibit.want();
  return (
    <div data-exhibit={exhibit.folder}>
      <Loaded of={exhibit} />
    </div>
  );
}

function sleepingBox(exhibit: LazyExhibit, ref: RefObject<HTMLDivElement | null>): ReactElement {
  if (exhibit.still && !import.meta.env.SSR) return <PrerenderedBox folder={exhibit.folder} ref={ref} />;
  const clicks = new Set<HTMLElement>();
  let awake = false;
  const repeatClicks = () => {
    awake = true;
    for (const button of clicks) button.click();
  };
  const watch = (box: HTMLDivElement | null) => {
    ref.current = box;
    if (!box || exhibit.still) return;
    // In the capture phase: React stops events of content that is not hydrated yet.
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

const keptHtml = { __html: '' };

/**
 * The prerendered HTML of an exhibit that is never hydrated. React neither reads nor changes the content of an element whose HTML
 * is given. In a `Suspense` it would be removed by the first change of a context, such as the router's after a link to a
 * place on the page.
 */
function PrerenderedBox({ folder, ref }: { folder: string; ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={ref}
      data-exhibit={folder}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the prerendered content stays
      dangerouslySetInnerHTML={keptHtml}
    />
  );
}

const signs = ['pointerover', 'pointerdown', 'focusin', 'click'];

function Loaded({ of: exhibit, onAwake }: { of: LazyExhibit; onAwake?: () => void }) {
  useEffect(() => onAwake?.(), [onAwake]);
  return useLoaded(exhibit.load, useLanguage());
}
