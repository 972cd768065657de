import { afterEach, expect, test, vi } from 'vitest';
import { keepEarlyActions } from './early-actions.ts';
import { pageHydrated } from './page/page-state.ts';

afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

test.each([
  { what: 'answered at once by a browser that knows popovers', known: true },
  { what: 'done again once the page is hydrated by one that does not', known: false },
])('an early click on the button of a popover is $what', ({ known }) => {
  if (known) Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  document.body.innerHTML =
    '<button type="button" id="plain"></button><button type="button" id="opens" popovertarget="chat"></button>';
  const heard = { plain: 0, opens: 0 };
  const buttons = (['plain', 'opens'] as const).map((id) => {
    const button = document.getElementById(id) as HTMLButtonElement;
    button.addEventListener('click', () => {
      heard[id] += 1;
    });
    return button;
  });
  keepEarlyActions(vi.fn());
  for (const button of buttons) button.click();
  expect(heard).toEqual({ plain: 0, opens: known ? 1 : 0 });
  dispatchEvent(new Event(pageHydrated));
  expect(heard).toEqual({ plain: 1, opens: 1 });
});
