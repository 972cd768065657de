import * as z from 'zod/mini';
import { text } from '../text/text.ts';
import { campaignPartMaxLength } from './origin.ts';

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
