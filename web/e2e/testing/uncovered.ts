import type { Page } from '@playwright/test';

/**
 * Returns the lines of text and the controls on the current screen of which at least a corner is covered by an element that
 * does not scroll with the page. Ignores content that has scrolled under the navigation bar.
 */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const covered = new Set<string>();
    const look = (element: Element, box: DOMRect, name: string) => {
      if (box.width < 4 || box.height < 4) return;
      const inset = Math.min(3, box.width / 3, box.height / 3);
      for (const x of [box.left + inset, box.left + box.width / 2, box.right - inset]) {
        for (const y of [box.top + inset, box.top + box.height / 2, box.bottom - inset]) {
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
          const underBar = bar && y >= bar.top && y <= bar.bottom && !element.closest('header');
          const cover = underBar ? undefined : floatAt(x, y);
          if (cover && !cover.contains(element)) covered.add(name.trim().slice(0, 60));
        }
      }
    };
    const floatAt = (x: number, y: number) => {
      let at = document.elementFromPoint(x, y);
      while (at && !['fixed', 'sticky'].includes(getComputedStyle(at).position)) at = at.parentElement;
      return at;
    };
    const seen = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) look(element, line, text.nodeValue);
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      if (seen(control)) look(control, control.getBoundingClientRect(), `${control.tagName}: ${name}`);
    }
    return [...covered];
  });
}
