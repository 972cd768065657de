import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no layout and no observers of it: this one never reports, as on a wide screen of constant size. */
class NeverReports implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const wideScreen = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /min-width/.test(media),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// The default of one second is too short for a dialog on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

Object.assign(globalThis, { ResizeObserver: NeverReports, IntersectionObserver: NeverReports });
window.matchMedia = wideScreen;
Element.prototype.scrollIntoView = () => {};
Element.prototype.checkVisibility = function checkVisibility() {
  return this.closest('[hidden]') === null;
};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
// With `false` an editor changes the text itself, without the browser's undo.
document.execCommand = () => false;

/** No test reaches a server except its own (`fakeApi`), and none leaves data for the next. */
beforeEach(() =>
  vi.stubGlobal('fetch', async (address: string) => {
    throw new TypeError(`Nothing answers ${address} in this test`);
  }),
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
