import { type ChatAnswers, type ChatQuestion, chatDetailsMaxLength } from '#shared/messages/chat.ts';
import { isEmail } from '#shared/text/email.ts';
import { isBlank } from '#shared/text/text.ts';
import { draftStore } from '#web/lib/form/draft.ts';

/** The questions with options to choose from, in their order; then come the details and the contact. */
export const chatQuestions = ['service', 'industry', 'region', 'urgency'] as const satisfies ChatQuestion[];
export const detailsStep = chatQuestions.length + 1;
/** The last step, so also how many there are. */
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

/** The chat as it was left, whatever the browser kept of it. */
export function restoredChat(): ChatState {
  const { step = 1, answers = {} } = { ...chatDraft.read()?.values };
  return {
    step: Math.min(Math.max(Math.trunc(Number(step)) || 1, 1), contactStep),
    answers: { ...freshChat.answers, ...answers },
  };
}

/** Options that ask for the service in the visitor's own words. None of those listed does. */
const ownWords: readonly string[] = ['other', 'custom'];

/** Whether the chosen service is to be entered as text. */
export function asksForOwnWords(service: string): boolean {
  return ownWords.includes(service);
}

/** Whether the step may be left without a choice from its options. */
export function mayGoOn({ step, answers }: ChatState): boolean {
  if (step === 1) return asksForOwnWords(answers.service) && answers.serviceCustom.trim() !== '';
  return step === detailsStep && !isTooLong(answers.details);
}

/** Whether the details are more than a message holds. */
export function isTooLong(details: string): boolean {
  return details.length > chatDetailsMaxLength;
}

/** The chat after a choice: it goes on to the next step, unless the choice asks for words. */
export function choose({ step, answers }: ChatState, question: ChatQuestion, option: string): ChatState {
  const chosen = { ...answers, [question]: option };
  if (question !== 'service') return { step: step + 1, answers: chosen };
  return { step: asksForOwnWords(option) ? step : step + 1, answers: { ...chosen, serviceCustom: '' } };
}

export type RequiredField = 'name' | 'company' | 'email';

/** Whether a required answer is not fit to be sent yet. */
export function isInvalid(answers: ChatAnswers, field: RequiredField): boolean {
  return field === 'email' ? !isEmail(answers.email) : isBlank(answers[field]);
}

/** What keeps the chat from being sent: something required is missing, or the address is not one. */
export function submissionProblem(answers: ChatAnswers): 'missing' | 'email' | undefined {
  if ([answers.name, answers.company, answers.email].some(isBlank)) return 'missing';
  return isInvalid(answers, 'email') ? 'email' : undefined;
}
