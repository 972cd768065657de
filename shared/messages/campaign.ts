import * as z from 'zod/mini';
import { text } from '../text/text.ts';

/** The parts of a campaign, as links name them (`utm_source` and so on). */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type Campaign = { readonly [P in (typeof campaignParts)[number]]?: string | undefined };
/** Longest part of a campaign, in characters. */
export const campaignPartMaxLength = 100;

const campaignPart = z.optional(text('line', campaignPartMaxLength));
/** A campaign as forms send it. */
export const sentCampaign = z.object({
  source: campaignPart,
  medium: campaignPart,
  campaign: campaignPart,
  term: campaignPart,
  content: campaignPart,
});
const storedPart = z.optional(z.string());
/** A campaign as it was stored. */
export const storedCampaign = z.object({
  source: storedPart,
  medium: storedPart,
  campaign: storedPart,
  term: storedPart,
  content: storedPart,
});
