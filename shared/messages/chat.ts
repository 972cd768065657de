import * as z from 'zod/mini';
import { errorBody, type FailureForm } from '../api/endpoint/error.ts';
import { requiredText } from '../text/text.ts';
import { messageMaxLength } from './limits.ts';
import { messageInput } from './message.ts';

/**
 * The answers that the chat assistant offers, by question. The key of an answer is the value that is sent; its English name
 * stands in the message that the inbox shows.
 */
export const chatOptions = {
  service: {
    'retail-audit': 'Retail audit',
    'mystery-shopping': 'Mystery shopping',
    'brand-activation': 'Brand activation',
    'market-research': 'Market research',
    'custom-audit': 'Custom audit',
  },
  industry: {
    fmcg: 'FMCG',
    'food-beverage': 'Food and beverage',
    pharmacy: 'Pharmacy',
    automotive: 'Automotive',
    telecommunication: 'Telecommunication',
    other: 'Other',
  },
  region: {
    iraq: 'All Iraq',
    krg: 'Kurdistan Region only',
    uae: 'UAE',
    ksa: 'Saudi Arabia',
    egypt: 'Egypt',
    libya: 'Libya',
    other: 'Other',
  },
  urgency: {
    immediately: 'Immediately',
    '1-3-months': '1–3 months',
    '3-6-months': '3–6 months',
    exploring: 'Just exploring',
  },
} as const;
export type ChatQuestion = keyof typeof chatOptions;

/** The answers of a visitor to the chat assistant. An unanswered question has an empty text. */
export interface ChatAnswers extends Record<ChatQuestion, string> {
  /** A service in the visitor's own words, instead of one from the list. */
  serviceCustom: string;
  details: string;
  requestLiveAgent: boolean;
  name: string;
  company: string;
  email: string;
}

/** Longest additional details, in characters: together with everything else they fit into one message. */
export const chatDetailsMaxLength = messageMaxLength - 1000;

/** The service of a lead whose visitor chose none. */
export const defaultChatService = 'General Inquiry';

const liveAgentLine = (wanted: boolean) => `Live Agent Request: ${wanted ? 'Yes' : 'No'}`;

/** Returns the answers as one text of labelled lines, in English, for the inbox. */
export function composeLead(answers: ChatAnswers): string {
  const line = (label: string, value: string) => `${label}: ${value.trim() || 'Not specified'}`;
  return [
    line('Service', answers.serviceCustom.trim() || optionName('service', answers.service)),
    line('Industry', optionName('industry', answers.industry)),
    line('Region', optionName('region', answers.region)),
    line('Urgency', optionName('urgency', answers.urgency)),
    line('Company', answers.company),
    `Additional details: ${answers.details.trim() || 'None provided'}`,
    liveAgentLine(answers.requestLiveAgent),
  ].join('\n');
}

/** Returns the English name of an option, or the value itself if it is no option. */
export function optionName(question: ChatQuestion, value: string): string {
  const names: Readonly<Record<string, string>> = chatOptions[question];
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}

/** Returns the message of a lead. A wish for a live agent becomes a line of it. */
export function withLiveAgentLine(message: string, liveAgent: boolean): string {
  const line = liveAgentLine(true);
  return !liveAgent || message.includes(line) ? message : `${message}\n${line}`;
}

/**
 * Body of `POST /api/chatbot-contact`: like that of the contact form, but `message` is made by {@link composeLead}.
 * `elapsedMs` is the time from opening the assistant to sending.
 */
export const chatbotLead = z.extend(messageInput, {
  message: requiredText('paragraphs', messageMaxLength),
  liveAgent: z.optional(z.boolean('invalid')),
});

/** Answer of `POST /api/chatbot-contact`: whether the lead is stored, and one sentence for its sender. */
export const chatbotReply = z.object({
  success: z.boolean(),
  message: z.string(),
  details: errorBody.shape.details,
});

/** The form of failures, which is that of {@link chatbotReply}. */
export const chatbotFailure: FailureForm<typeof chatbotReply> = {
  schema: chatbotReply,
  from: ({ error, ...rest }) => ({ success: false, message: error, ...rest }),
};
