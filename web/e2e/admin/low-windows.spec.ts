import { openAccount, signIn } from '../testing/administrator.ts';
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

for (const [tab, names] of Object.entries(openers)) {
  test(`every control of a dialog of ${tab} is reached in any window`, async ({ page, session }) => {
    await signIn(page, session, tab);
    for (const name of names) {
      if (tab === 'content') await openAccount(page);
      // The names of buttons in the account menu end with the current setting.
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const dialog = page.getByRole('dialog');
      const controls = dialog.locator('button, input, select, textarea, a').filter({ visible: true });
      await expect.poll(() => controls.count(), name).toBeGreaterThan(1);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        for (const control of await controls.all()) {
          // A trial click fails when the control cannot be scrolled into view, or when another element covers it.
          await control.click({ trial: true, timeout: 5000 });
        }
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}
