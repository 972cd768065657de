import {
  confirmClaim as confirm,
  listConfirmations,
  withdrawConfirmation,
} from '#functions/data/content/claims.ts';
import { listContent } from '#functions/data/content/content.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { type Claim, claimOf, claimText } from '#shared/content/claims.ts';
import { content } from '#shared/content/registry.ts';

export const getConfirmations: Operation<'getConfirmations'> = async () => ({
  body: await listConfirmations(),
});

/** Confirms a claim only if its text is still the one that the owner has read. Another user may have changed it since. */
export const confirmClaim: Operation<'confirmClaim'> = async ({ params, body, administrator, note }) => {
  const claim = find(params.key);
  note({ title: content[claim.key].label });
  const text = claimText(claim, await listContent());
  if (text.en !== body.en || text.ar !== body.ar) {
    throw new Conflict('Somebody changed this text meanwhile; read it again before you confirm it.');
  }
  return { body: await confirm(claim.key, text, new Date(), administrator.username) };
};

export const withdrawClaim: Operation<'withdrawClaim'> = async ({ params, note }) => {
  const claim = find(params.key);
  note({ title: content[claim.key].label });
  await withdrawConfirmation(claim.key);
  return { body: undefined };
};

function find(key: string): Claim {
  const claim = claimOf(key);
  if (claim?.key !== key) throw new NotFound('There is no claim with this key; reload the page.');
  return claim;
}
