import '../testing/environment.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { describeOnEngines } from '../testing/on-engines.ts';

const load = async () => ({
  ...(await import('./content.ts')),
  ...(await import('../table/client.ts')),
});

describeOnEngines('content', load, (data) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const instant = (hour: number) => at(hour).toISOString();
  async function stored(key: ContentKey): Promise<ContentItem | undefined> {
    return (await data.listContent()).find((item) => item.key === key);
  }

  test('does not list an item that was never saved', async () => {
    expect(await data.listContent()).toEqual([]);
  });

  test('lists a saved item, with pictures of their type', async () => {
    await data.updateContent('hero_title', { value: 'Title', valueAr: 'عنوان' }, at(1));
    await data.updateContent('hero_image', { value: '/images/a.png' }, at(2));
    expect(await data.listContent()).toEqual([
      {
        key: 'hero_image',
        value: '/images/a.png',
        valueAr: '',
        type: 'image',
        version: 1,
        valueUpdatedAt: instant(2),
      },
      {
        key: 'hero_title',
        value: 'Title',
        valueAr: 'عنوان',
        type: 'text',
        version: 1,
        valueUpdatedAt: instant(1),
        valueArUpdatedAt: instant(1),
      },
    ]);
  });

  test('does not list an item whose key is no longer in the registry', async () => {
    const item = { value: 'v', valueAr: '', version: 1, valueUpdatedAt: instant(1) };
    await data.dynamodb.send(
      new PutCommand({ TableName: 'test-table', Item: { pk: 'content', sk: 'gone', ...item } }),
    );
    expect((await data.listContent()).map(({ key }) => key)).not.toContain('gone');
  });

  test('a save without Arabic keeps the stored Arabic, and one with an empty Arabic clears it', async () => {
    const key = 'hero_cta';
    await data.updateContent(key, { value: 'Go', valueAr: 'هيا' }, at(1));
    await data.updateContent(key, { value: 'Start' }, at(2));
    expect(await stored(key)).toMatchObject({ value: 'Start', valueAr: 'هيا' });
    await data.updateContent(key, { value: 'Start', valueAr: '' }, at(3));
    expect(await stored(key)).toMatchObject({ value: 'Start', valueAr: '' });
  });

  test('each text has the time of its last change', async () => {
    const key = 'about_title';
    await data.updateContent(key, { value: 'A' }, at(1));
    expect(await stored(key)).not.toHaveProperty('valueArUpdatedAt');
    await data.updateContent(key, { value: 'A', valueAr: 'أ' }, at(2));
    await data.updateContent(key, { value: 'B', valueAr: 'أ' }, at(3));
    await data.updateContent(key, { value: 'B', valueAr: 'أ' }, at(4));
    expect(await stored(key)).toMatchObject({
      version: 4,
      valueUpdatedAt: instant(3),
      valueArUpdatedAt: instant(2),
    });
  });

  test('a default Arabic text counts as older than a changed English text', async () => {
    const { fallback } = content.about_description;
    const save = (value: string, valueAr: string, hour: number) =>
      data.updateContent('about_description', { value, valueAr }, at(hour));
    await save('About', fallback.ar, 1);
    const edited = await stored('about_description');
    expect(edited && arabicState(edited)).toBe('older');
    await save('About', 'عنّا', 2);
    const translated = await stored('about_description');
    expect(translated && arabicState(translated)).toBe('current');
    const both = content.company_description.fallback;
    await data.updateContent('company_description', { value: both.en, valueAr: both.ar }, at(1));
    const untouched = await stored('company_description');
    expect(untouched && arabicState(untouched)).toBe('current');
  });

  test('a save of the English alone stores the default Arabic, as older than the English', async () => {
    const { fallback } = content.careers_title;
    await data.updateContent('careers_title', { value: 'Work with us' }, at(1));
    const edited = await stored('careers_title');
    expect(edited).toMatchObject({ value: 'Work with us', valueAr: fallback.ar });
    expect(edited && arabicState(edited)).toBe('older');
    await data.updateContent('careers_title', { value: 'Work with us', valueAr: '' }, at(2));
    await data.updateContent('careers_title', { value: 'Work here' }, at(3));
    expect(await stored('careers_title')).toMatchObject({ valueAr: '' });
  });

  test('an Arabic text marked as correct counts as up to date with its English', async () => {
    const key = 'contact_address';
    await data.updateContent(key, { value: 'Erbil', valueAr: 'أربيل' }, at(1));
    await data.updateContent(key, { value: 'Erbil, Iraq' }, at(2));
    const update = { value: 'Erbil, Iraq', valueAr: 'أربيل', version: 2, arabicIsCurrent: true };
    const { item } = await data.updateContent(key, update, at(3));
    expect(item).toMatchObject({ valueArUpdatedAt: instant(3), valueUpdatedAt: instant(2) });
    expect(item && arabicState(item)).toBe('current');
  });

  test('refuses a save over another version, and returns what is stored and who saved it', async () => {
    const key = 'cta_title';
    expect(await data.updateContent(key, { value: 'x', version: 1 }, at(1))).toEqual({
      saved: false,
      item: undefined,
      savedBy: '',
    });
    await data.updateContent(key, { value: 'first', version: 0 }, at(1), 'sara');
    const late = await data.updateContent(key, { value: 'also first', version: 0 }, at(2));
    expect(late).toMatchObject({ saved: false, item: { value: 'first', version: 1 }, savedBy: 'sara' });
    const next = await data.updateContent(key, { value: 'second', version: 1 }, at(3));
    expect(next).toMatchObject({ saved: true, item: { value: 'second', version: 2 } });
  });

  test('accepts a repeated save whose answer was lost, until something else is saved', async () => {
    const key = 'cta_button';
    const update = { value: 'Go', valueAr: 'هيا', version: 0 };
    const first = await data.updateContent(key, update, at(1));
    expect(await data.updateContent(key, update, at(2))).toEqual(first);
    expect(await data.updateContent(key, { value: 'Go', version: 0 }, at(2))).toEqual(first);
    await data.updateContent(key, { value: 'Stop', version: 1 }, at(3));
    expect(await data.updateContent(key, update, at(4))).toMatchObject({ saved: false });
  });

  test('of 50 simultaneous saves over one version, one succeeds and 49 are refused', async () => {
    const key = 'mission_statement';
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => data.updateContent(key, { value: `${n}`, version: 0 }, at(1))),
    );
    const [winner, ...others] = outcomes.filter(({ saved }) => saved);
    expect(others).toEqual([]);
    expect(await stored(key)).toEqual(winner?.item);
    expect(outcomes.filter(({ saved, item }) => !saved && item?.version !== 1)).toEqual([]);
  });

  test('two editors who save one item 40 times each lose nothing', async () => {
    const key = 'vision_statement';
    async function editor(name: string) {
      let seen: ContentItem | undefined;
      for (let n = 0; n < 40; n++) {
        for (;;) {
          const value = `${seen?.value ?? ''}${name}`;
          const outcome = await data.updateContent(key, { value, version: seen?.version ?? 0 }, new Date());
          seen = outcome.item;
          if (outcome.saved) break;
        }
      }
    }
    await Promise.all([editor('a'), editor('b')]);
    const item = await stored(key);
    expect(item?.version).toBe(80);
    expect([...(item?.value ?? '')].sort().join('')).toBe('a'.repeat(40) + 'b'.repeat(40));
  }, 60_000);

  test('without a version, 10 simultaneous saves all succeed, and the last one stays', async () => {
    const key = 'footer_about';
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => data.updateContent(key, { value: `${n}` }, at(n % 24))),
    );
    const versions = outcomes.map(({ saved, item }) => (saved ? item.version : 0));
    expect(versions.sort((one, other) => one - other)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
    expect(outcomes.map(({ item }) => item)).toContainEqual(await stored(key));
  });

  test('random sequences of saves leave what the rules say', async () => {
    const keys: ContentKey[] = ['contact_title', 'team_image', 'services_title'];
    const text = fc.constantFrom('', 'a', 'b', 'ت');
    const save = fc.record(
      {
        key: fc.constantFrom(...keys),
        value: text,
        valueAr: text,
        stale: fc.boolean(),
        hour: fc.nat({ max: 23 }),
      },
      { requiredKeys: ['key', 'value', 'hour'] },
    );
    const model = new Map<string, ContentItem>();
    await fc.assert(
      fc.asyncProperty(fc.array(save, { maxLength: 8 }), async (saves) => {
        for (const { key, value, valueAr, stale, hour } of saves) {
          const before = model.get(key);
          const version = stale === undefined ? undefined : (before?.version ?? 0) + (stale ? 1 : 0);
          const update = {
            value,
            ...(valueAr !== undefined && { valueAr }),
            ...(version !== undefined && { version }),
          };
          const { saved, item } = await data.updateContent(key, update, at(hour));
          expect(saved).toBe(!stale);
          if (saved) {
            const { fallback } = content[key];
            const isDefaultShown = !before?.value && !before?.valueAr && fallback.ar !== fallback.en;
            const keepsDefault = valueAr === undefined && isDefaultShown && value !== '';
            const arabic = keepsDefault ? fallback.ar : (valueAr ?? before?.valueAr ?? '');
            model.set(key, {
              key,
              type: key === 'team_image' ? 'image' : 'text',
              value,
              valueAr: arabic,
              version: (before?.version ?? 0) + 1,
              valueUpdatedAt: before && value === before.value ? before.valueUpdatedAt : instant(hour),
              ...(keepsDefault || arabic === (before?.valueAr ?? '')
                ? before?.valueArUpdatedAt && { valueArUpdatedAt: before.valueArUpdatedAt }
                : { valueArUpdatedAt: instant(hour) }),
            });
          }
          expect(item).toEqual(model.get(key));
        }
        for (const key of keys) expect(await stored(key)).toEqual(model.get(key));
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
