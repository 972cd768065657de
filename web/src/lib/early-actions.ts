import { pageHydrated } from './page/page-state.ts';

/**
 * Keeps clicks on buttons and submissions made before hydration, to replay them after it. A button that opens or closes
 * a popover does so at once. Runs inline in a document's head.
 *
 * @param start called at each click and submission, to speed up hydration
 */
export function keepEarlyActions(start: () => void): void {
  const early: (() => void)[] = [];
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const control =
      event.type === 'submit' ? target : target?.closest('button[type=button]:not([data-reload])');
    if (!control) return;
    // Waits until the browser has painted what it opened natively.
    requestAnimationFrame(() => setTimeout(start));
    // Browsers with popovers open them natively.
    if (control.hasAttribute('popovertarget') && 'popover' in HTMLElement.prototype) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(() =>
      control instanceof HTMLFormElement ? control.requestSubmit() : (control as HTMLElement).click(),
    );
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  addEventListener(
    pageHydrated,
    () => {
      const { dataset } = document.documentElement;
      dataset.hydrated = '';
      delete dataset.incomplete;
      removeEventListener('click', keep, true);
      removeEventListener('submit', keep, true);
      for (const replay of early) replay();
    },
    { once: true },
  );
}
