import { saveMailSettings } from '#functions/data/mail/mail-settings.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

export const updateMailSettings: Operation<'updateMailSettings'> = async ({ body, administrator }) => {
  const { saved, settings, savedBy } = await saveMailSettings(body, administrator.username);
  if (!saved) {
    throw new Conflict(
      'The notifications were changed meanwhile; choose which version to keep.',
      settings,
      savedBy,
    );
  }
  return { body: settings };
};
