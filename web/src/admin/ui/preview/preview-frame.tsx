import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { trusted } from '#web/lib/trusted-types.ts';

/** The widths of the simulated windows, in CSS pixels. */
export const widths = { desk: 1280, phone: 390 };
export type Width = keyof typeof widths;
/** The media query for windows that are as narrow as a phone themselves. */
export const narrow = '(max-width: 767.98px)';

export interface PreviewFrameProps {
  title: string;
  /** The whole document. */
  html: string;
  /** The width of the simulated window, in CSS pixels. It is scaled down if there is less space. */
  width: number;
  /** Called with the document whenever it is replaced. */
  onShown?: ((document: Document) => void) | undefined;
}

/**
 * Shows a document in a simulated window of a given width. A document that replaces another keeps the scroll position.
 */
export function PreviewFrame({ title, html, width, onShown }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  const [isLoaded, setIsLoaded] = useState(false);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isLoaded) replaceDocument(frame.current?.contentDocument, html);
    else if (frame.current && !frame.current.srcdoc) frame.current.srcdoc = trustedPage(html);
  }, [html, isLoaded]);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (isLoaded && shown && html) onShown?.(shown);
  }, [html, isLoaded, onShown]);
  const scale = Math.min(1, room.width / width || 1);
  return (
    <div ref={place} className={placeStyle}>
      <iframe
        ref={frame}
        title={title}
        // It runs no scripts. It needs the site's origin to load the fonts.
        sandbox="allow-same-origin"
        onLoad={() => frame.current?.srcdoc && setIsLoaded(true)}
        className={frameStyle}
        style={{
          width,
          height: room.height / scale,
          left: Math.max(0, (room.width - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Shows a document in a frame of another window, in place of the previous document. */
export function showInFrame(frame: HTMLIFrameElement, html: string, title: string): void {
  frame.title = title;
  if (frame.srcdoc) replaceDocument(frame.contentDocument, html);
  else frame.srcdoc = trustedPage(html);
}

/** Replaces the content of the page only: fonts and styles stay, and so does the scroll position. */
function replaceDocument(shown: Document | null | undefined, html: string): void {
  if (!shown) return;
  const next = new DOMParser().parseFromString(trustedPage(html), 'text/html');
  for (const { name, value } of next.documentElement.attributes)
    shown.documentElement.setAttribute(name, value);
  if (next.documentElement.className === '') shown.documentElement.removeAttribute('class');
  shown.title = next.title;
  if (!shown.body.isEqualNode(next.body)) shown.body.replaceWith(shown.adoptNode(next.body));
}

const placeStyle = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflow: 'hidden',
  background: 'bg.sunken',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
});
const frameStyle = css({
  position: 'absolute',
  top: '0',
  border: 'none',
  maxWidth: 'none',
  transformOrigin: 'top left',
  background: 'bg.canvas',
});

/**
 * Returns a document of the site's renderer as a trusted type for a frame.
 *
 * @throws if anything in it would run
 */
const trustedPage = trusted('page-preview', 'createHTML', (html) => {
  if (/<script\b/i.test(html)) throw new Error('A preview has no script.');
  return html;
});
