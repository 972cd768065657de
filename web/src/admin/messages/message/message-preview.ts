import type { Message } from '#shared/messages/message.ts';
import { readScopeMessage } from '#shared/plan/scope-message.ts';
import { copy } from '../copy.en.ts';
import type { LeadFacts } from './lead-facts.ts';

/**
 * Returns the text of a message for a list: for a plan its numbers and the visitor's own words, for a chat the words
 * besides the answers.
 */
export function previewOf({ source, message }: Message, lead: LeadFacts | undefined): string {
  const sent = source === 'contact' ? readScopeMessage(message) : undefined;
  if (!sent) return lead ? lead.details : message;
  const { plan, visits, words } = sent;
  const summary = copy.scope.summary(visits, plan.provinces.length, plan.waves);
  return words ? `${summary}\n${words}` : summary;
}
