import '../testing/environment.ts';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';

const load = () => import('./editing.ts');
const sara = { accountId: 'account-of-sara', username: 'sara' };
const dana = { accountId: 'account-of-dana', username: 'dana' };

describeOnEngines('the editors of an item', load, (data) => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));

  test('are the others who reported the same item within the last minute', async () => {
    await data.noteEditing('hero_title', sara, at(0));
    expect(await data.othersEditing('hero_title', sara.accountId, at(1))).toEqual([]);
    expect(await data.othersEditing('hero_title', dana.accountId, at(59))).toEqual(['sara']);
    expect(await data.othersEditing('hero_cta', dana.accountId, at(1))).toEqual([]);
    expect(await data.othersEditing('hero_title', dana.accountId, at(60))).toEqual([]);
    await data.noteEditing('hero_title', sara, at(50));
    expect(await data.othersEditing('hero_title', dana.accountId, at(100))).toEqual(['sara']);
  });
});
