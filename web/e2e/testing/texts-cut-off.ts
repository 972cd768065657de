import type { Locator } from '@playwright/test';

/** Returns the options of a select that are too wide for it. */
export const textsCutOff = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = font;
    return [...element.options]
      .map(({ text }) => text)
      .filter((text) => (pen?.measureText(text).width ?? 0) > room);
  });

/** Returns by how many pixels the placeholder of a text box is wider than its space; negative if it fits. */
export const placeholderCutOff = (box: Locator) =>
  box.evaluate((element: HTMLInputElement) => {
    const { font, fontStretch, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(element);
    const measure = document.createElement('span');
    measure.textContent = element.placeholder;
    Object.assign(measure.style, {
      font,
      fontStretch,
      letterSpacing,
      position: 'absolute',
      whiteSpace: 'nowrap',
    });
    document.body.append(measure);
    const { width } = measure.getBoundingClientRect();
    measure.remove();
    return width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) - element.clientWidth;
  });
