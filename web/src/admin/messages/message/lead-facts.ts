import type { ContactSubmission } from '#shared/messages/message.ts';

/** What a chat lead says in its labelled lines: each that was answered, and what the visitor wrote in their own words. */
export interface LeadFacts {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly details: string;
}

const detailsLabel = 'Additional details';
/** Said by the card itself. */
const elsewhere = ['Service', 'Company'];
const unanswered = ['Not specified', 'None provided', 'No'];

/** Reads a chat lead's message; `undefined` for what was not written by the chat assistant. */
export function leadFacts({ source, message }: ContactSubmission): LeadFacts | undefined {
  const [answers, rest] = message.split(`\n${detailsLabel}: `);
  if (source !== 'chatbot' || answers === undefined || rest === undefined) return undefined;
  const agentAt = rest.lastIndexOf('\nLive Agent Request: ');
  const details = agentAt < 0 ? rest : rest.slice(0, agentAt);
  const lines = [...answers.split('\n'), ...(agentAt < 0 ? [] : [rest.slice(agentAt + 1)])];
  const facts = lines.flatMap((line) => {
    const at = line.indexOf(': ');
    const fact = { label: line.slice(0, at), value: line.slice(at + 2) };
    return at < 0 || elsewhere.includes(fact.label) || unanswered.includes(fact.value) ? [] : [fact];
  });
  return { facts, details: unanswered.includes(details) ? '' : details };
}
