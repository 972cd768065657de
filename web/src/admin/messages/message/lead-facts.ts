import { type ChatQuestion, chatOptions, defaultChatService } from '#shared/messages/chat.ts';
import type { Message } from '#shared/messages/message.ts';
import { copy } from '../copy.en.ts';

/**
 * The labelled lines of a chat lead in the language of the admin area, and the visitor's own words. Unknown labels and answers
 * are shown as stored.
 */
export interface LeadFacts {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly details: string;
}

const detailsLabel = 'Additional details';
const agentLabel = 'Live Agent Request';
/** The labels of the questions, as the chat writes them into the message. */
const questions: Readonly<Record<string, Exclude<ChatQuestion, 'service'>>> = {
  Industry: 'industry',
  Region: 'region',
  Urgency: 'urgency',
};
/** The labels of the answers that are not listed here, because the card shows them as fields of the message. */
const elsewhere = ['Service', 'Company'];
const unanswered = ['Not specified', 'None provided', 'No'];

/** Reads a chat lead's message; `undefined` if the chat assistant did not write it. */
export function leadFacts({ source, message }: Message): LeadFacts | undefined {
  const [answers, rest] = message.split(`\n${detailsLabel}: `);
  if (source !== 'chatbot' || answers === undefined || rest === undefined) return undefined;
  const agentAt = rest.lastIndexOf(`\n${agentLabel}: `);
  const details = agentAt < 0 ? rest : rest.slice(0, agentAt);
  const lines = [...answers.split('\n'), ...(agentAt < 0 ? [] : [rest.slice(agentAt + 1)])];
  const facts = lines.flatMap((line) => {
    const at = line.indexOf(': ');
    const [label, value] = [line.slice(0, at), line.slice(at + 2)];
    return at < 0 || elsewhere.includes(label) || unanswered.includes(value) ? [] : [inWords(label, value)];
  });
  return { facts, details: unanswered.includes(details) ? '' : details };
}

function inWords(label: string, value: string) {
  if (label === agentLabel)
    return { label: copy.lead.liveAgent, value: value === 'Yes' ? copy.lead.wanted : value };
  const question = Object.hasOwn(questions, label) ? questions[label] : undefined;
  return question
    ? { label: copy.lead.labels[question], value: answerName(question, value) }
    : { label, value };
}

/** Returns the name of a chat answer in the language of the admin area, by its stored English name. */
export function answerName(question: ChatQuestion, stored: string): string {
  const key = Object.entries(chatOptions[question]).find(([, name]) => name === stored)?.[0];
  const names: Readonly<Record<string, string>> = copy.lead.options[question];
  return (key && names[key]) ?? stored;
}

/** Returns the name of the service of a lead: one that the chat offers, or the words of the visitor. */
export function leadService(stored: string): string {
  return stored === defaultChatService ? copy.services['general-inquiry'] : answerName('service', stored);
}
