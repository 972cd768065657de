import { useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/language.ts';
import type { ChatAnswers, ChatQuestion } from '#shared/messages/chat.ts';
import { askForFormToken } from '#web/lib/form/form-token.ts';
import { canContinue, chatDraft, choose, freshChat, restoredChat, submissionProblem } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';
import { sendLead } from './send-lead.ts';

/** How long after the thanks the API's message is shown, in milliseconds. */
const alertDelay = 500;

/**
 * Returns the state and handlers of the chat: six steps, sending, then sent. Answers are kept until they are sent, so
 * that closing, a reload or a failed send loses nothing.
 *
 * It is no `useForm`, whose uncontrolled fields are read at the end: most answers are choices, and only one of six steps
 * is in the document.
 */
export function useChat(language: Language, alerts: ChatCopy['alerts']) {
  const [chat, setChat] = useState(restoredChat);
  const [status, setStatus] = useState<'open' | 'sending' | 'sent'>('open');
  const [alert, setAlert] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    askForFormToken();
    return () => clearTimeout(timer.current);
  }, []);

  const proceed = (next: typeof chat) => {
    askForFormToken();
    setAlert(undefined);
    setChat(next);
    chatDraft.save(next);
  };
  const submit = async (website: string, elapsedMs: number) => {
    if (status === 'sending') return;
    const problem = submissionProblem(chat.answers);
    if (problem) return setAlert(alerts[problem]);
    setAlert(undefined);
    setStatus('sending');
    try {
      const key = chatDraft.attemptKey(chat);
      const message = await sendLead(chat.answers, key, { language, website, elapsedMs });
      chatDraft.clear();
      setStatus('sent');
      timer.current = setTimeout(() => setAlert(message), alertDelay);
    } catch (error) {
      console.error(error);
      setStatus('open');
      setAlert(alerts.failed);
    }
  };
  return {
    ...chat,
    status,
    alert,
    choose: (question: ChatQuestion, option: string) => proceed(choose(chat, question, option)),
    answer: (change: Partial<ChatAnswers>) => proceed({ ...chat, answers: { ...chat.answers, ...change } }),
    goBack: () => status === 'open' && proceed({ ...chat, step: chat.step - 1 }),
    proceed: () => canContinue(chat) && proceed({ ...chat, step: chat.step + 1 }),
    submit,
    restart: () => {
      clearTimeout(timer.current);
      chatDraft.clear();
      setAlert(undefined);
      setStatus('open');
      setChat(freshChat);
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
