import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { confirmClaim, getConfirmations, withdrawClaim } from '#shared/api/claims.ts';
import { type Claim, claimBasis, claimOf, claimState, claims, claimText } from '#shared/content/claims.ts';
import type { Confirmation } from '#shared/content/confirmation.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { callApi } from '#web/lib/api-client.ts';
import { confirmationsKey, siteContentQuery } from '../state/site-content-queries.ts';

/** The confirmations by owners. Read again when the list of claims opens, and after a claim's text is saved. */
export const confirmationsQuery = queryOptions({
  queryKey: confirmationsKey,
  queryFn: ({ signal }) => callApi(getConfirmations, { signal }),
});

export interface KnownClaim extends Claim {
  readonly text: ReturnType<typeof claimText>;
  readonly basis: ReturnType<typeof claimBasis>;
  readonly state: ReturnType<typeof claimState>;
  readonly confirmed: Confirmation | undefined;
}

/** Returns all claims with their state, from the stored items and the confirmations. */
export function knownClaims(
  items: readonly ContentItem[],
  confirmations: readonly Confirmation[],
): KnownClaim[] {
  return claims.map((claim) => knownClaim(claim, items, confirmations));
}

function knownClaim(
  claim: Claim,
  items: readonly ContentItem[],
  confirmations: readonly Confirmation[],
): KnownClaim {
  const confirmed = confirmations.find(({ key }) => key === claim.key);
  const state = claimState(claim, items, confirmed);
  return { ...claim, text: claimText(claim, items), basis: claimBasis(claim, items), state, confirmed };
}

/** True if a content item is part of an unconfirmed claim, as far as the loaded data tell. Loads no content. */
export function useIsUnconfirmed(key: string): boolean {
  const claim = claimOf(key);
  const { data: items } = useQuery({ ...siteContentQuery, enabled: false });
  const { data: confirmations } = useQuery({ ...confirmationsQuery, enabled: claim !== undefined });
  if (!claim || !items || !confirmations) return false;
  return knownClaim(claim, items, confirmations).state === 'unconfirmed';
}

/** Confirms a claim with the wording shown here. Fails if the stored wording has changed since it was read. */
export async function sendConfirmation(queryClient: QueryClient, { key, text }: KnownClaim): Promise<void> {
  const confirmed = await callApi(confirmClaim, { params: { key }, body: text });
  await keep(queryClient, (all) => [...all.filter((one) => one.key !== key), confirmed]);
}

/** Withdraws the confirmation of a claim, and updates the cached list of confirmations. */
export async function sendWithdrawal(queryClient: QueryClient, { key }: KnownClaim): Promise<void> {
  await callApi(withdrawClaim, { params: { key } });
  await keep(queryClient, (all) => all.filter((one) => one.key !== key));
}

/** Cancels reads that began earlier, since they would undo the change on the screen. */
async function keep(
  queryClient: QueryClient,
  change: (all: Confirmation[]) => Confirmation[],
): Promise<void> {
  const { queryKey } = confirmationsQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (all) => change(all ?? []));
}
