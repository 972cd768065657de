import { expect, test } from 'vitest';
import { fieldProblems } from '../api/endpoint/error.ts';
import { mailSettingsUpdate } from './mail-settings.ts';

const recipient = (email: string) => ({ email, language: 'en' });
const many = (count: number) => Array.from({ length: count }, (_, at) => recipient(`a${at}@example.com`));

test.each([
  [{ recipients: [] }, []],
  [{ recipients: many(10), acknowledge: true, digest: false }, []],
  [{ recipients: many(11) }, [{ field: 'recipients', problem: 'too-many' }]],
  [
    { recipients: [recipient('a@example.com'), recipient('A@Example.com')] },
    [{ field: 'recipients', problem: 'repeated' }],
  ],
  [{ recipients: [recipient('شيلان@مثال.عراق')] }, [{ field: 'recipients.0.email', problem: 'not-ascii' }]],
  [{ recipients: [recipient('aé@example.com')] }, [{ field: 'recipients.0.email', problem: 'not-ascii' }]],
  [{ recipients: [recipient('éa@example.com')] }, [{ field: 'recipients.0.email', problem: 'not-ascii' }]],
  [
    { recipients: [{ email: 'a@b.co', language: 'fr' }] },
    [{ field: 'recipients.0.language', problem: 'invalid' }],
  ],
  [{ recipients: [], digest: 'yes' }, [{ field: 'digest', problem: 'invalid' }]],
  [{ recipients: [], version: -1 }, [{ field: 'version', problem: 'invalid' }]],
  [{}, [{ field: 'recipients', problem: 'required' }]],
])('the settings %j have the problems %j', (settings, problems) => {
  const { error } = mailSettingsUpdate.safeParse({ version: 0, ...settings });
  expect(error ? fieldProblems(error) : []).toEqual(problems);
});
