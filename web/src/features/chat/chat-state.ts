import { type ChatAnswers, type ChatQuestion, chatDetailsMaxLength } from '#shared/messages/chat.ts';
import { isEmail } from '#shared/text/email.ts';
import { isBlank } from '#shared/text/text.ts';
import { draftStore } from '#web/lib/form/draft.ts';

/** The questions with options, in order. The details and the contact follow. */
export const chatQuestions = ['service', 'industry', 'region', 'urgency'] as const satisfies ChatQuestion[];
export const detailsStep = chatQuestions.length + 1;
/** The number of the last step. */
export const contactStep = detailsStep + 1;

export interface ChatState {
  /** From 1 to {@link contactStep}. */
  step: number;
  answers: ChatAnswers;
}

export const freshChat: ChatState = {
  step: 1,
  answers: {
    service: '',
    serviceCustom: '',
    industry: '',
    region: '',
    urgency: '',
    details: '',
    requestLiveAgent: false,
    name: '',
    company: '',
    email: '',
  },
};

/** The chat not sent yet. */
export const chatDraft = draftStore<ChatState>('chat-draft');

/** Returns the chat that the browser kept, with defaults for missing values. */
export function restoredChat(): ChatState {
  const { step = 1, answers = {} } = { ...chatDraft.read()?.values };
  return {
    step: Math.min(Math.max(Math.trunc(Number(step)) || 1, 1), contactStep),
    answers: { ...freshChat.answers, ...answers },
  };
}

/** Options that ask for the service in the visitor's own words. There are none at the moment. */
const ownWords: readonly string[] = ['other', 'custom'];

/** True if the chosen service has to be typed. */
export function asksForOwnWords(service: string): boolean {
  return ownWords.includes(service);
}

/** True if the step may be left without choosing an option. */
export function canContinue({ step, answers }: ChatState): boolean {
  if (step === 1) return asksForOwnWords(answers.service) && answers.serviceCustom.trim() !== '';
  return step === detailsStep && !isTooLong(answers.details);
}

/** True if the details are too long for a message. */
export function isTooLong(details: string): boolean {
  return details.length > chatDetailsMaxLength;
}

/** Returns the chat after a choice: the next step, unless the choice asks for words. */
export function choose({ step, answers }: ChatState, question: ChatQuestion, option: string): ChatState {
  const chosen = { ...answers, [question]: option };
  if (question !== 'service') return { step: step + 1, answers: chosen };
  return { step: asksForOwnWords(option) ? step : step + 1, answers: { ...chosen, serviceCustom: '' } };
}

export type RequiredField = 'name' | 'company' | 'email';

/** True if a required answer is missing or invalid. */
export function isInvalid(answers: ChatAnswers, field: RequiredField): boolean {
  return field === 'email' ? !isEmail(answers.email) : isBlank(answers[field]);
}

/** Returns why the chat cannot be sent: a required answer is missing, or the e-mail address is invalid. */
export function submissionProblem(answers: ChatAnswers): 'missing' | 'email' | undefined {
  if ([answers.name, answers.company, answers.email].some(isBlank)) return 'missing';
  return isInvalid(answers, 'email') ? 'email' : undefined;
}
