import { saveMailSettings } from '#functions/data/mail/mail-settings.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

export const updateMailSettings: Operation<'updateMailSettings'> = async ({ body }) => {
  const { saved, settings } = await saveMailSettings(body);
  if (!saved) {
    throw new Conflict(
      'Somebody else changed the notifications meanwhile; choose which version to keep.',
      settings,
    );
  }
  return { body: settings };
};
