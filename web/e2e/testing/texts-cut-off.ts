import type { Locator } from '@playwright/test';

/** The choices of a select that it has no room for. */
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
