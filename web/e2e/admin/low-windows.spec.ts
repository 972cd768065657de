import type { Locator } from '@playwright/test';
import { openAccount, pressInboxTool, signIn } from '../testing/administrator.ts';
import { expect, test } from '../testing/site.ts';

/** Phones of three sizes, a phone in landscape, and desktops at 200 % and 400 % zoom. */
const windows = [
  [390, 844],
  [375, 667],
  [320, 568],
  [844, 390],
  [640, 360],
  [320, 256],
] as const;

const openers = {
  content: ['Change password', 'One-time codes'],
  people: ['Invite somebody'],
  messages: ['Notifications', 'Data of a person'],
  newsletter: ['Remove an address', 'Send an article'],
  blog: ['Categories'],
};

/** Returns the controls in a dialog that cannot be scrolled into view, or that something else covers, as markup. */
function outOfReach(dialog: Locator): Promise<string[]> {
  return dialog.evaluate(async (element) => {
    const isHit = (control: HTMLElement) => {
      control.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return control.contains(hit) || hit?.closest('label')?.control === control;
    };
    // Waits for a frame, because the size of the window was changed just before.
    await new Promise(requestAnimationFrame);
    return [...element.querySelectorAll<HTMLElement>('button, input, select, textarea, a')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isHit(control))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

test('every control of the dialogs can be reached in any window @long', async ({ page, session }) => {
  for (const [tab, names] of Object.entries(openers)) {
    await signIn(page, session, tab);
    for (const name of names) {
      if (tab === 'content') await openAccount(page);
      // The names of buttons in the account menu end with the current setting.
      if (tab === 'messages') await pressInboxTool(page, name);
      else await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const dialog = page.getByRole('dialog');
      await expect.poll(() => dialog.locator('button, input').count(), name).toBeGreaterThan(1);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => outOfReach(dialog), `${name}, ${width} x ${height}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  }
});
