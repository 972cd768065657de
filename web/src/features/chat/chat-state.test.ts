import { afterEach, describe, expect, test, vi } from 'vitest';
import { chatDetailsMaxLength, chatOptions } from '#shared/messages/chat.ts';
import {
  asksForOwnWords,
  type ChatState,
  canContinue,
  chatDraft,
  choose,
  contactStep,
  freshChat,
  isInvalid,
  restoredChat,
  submissionProblem,
} from './chat-state.ts';

const { answers: silent } = freshChat;
const complete = { ...silent, name: 'Sara', company: 'Sample Foods', email: 'sara@example.com' };

test('details too long for a message stay at their step', () => {
  const step = contactStep - 1;
  const details = 'x'.repeat(chatDetailsMaxLength);
  expect(canContinue({ step, answers: { ...silent, details } })).toBe(true);
  expect(canContinue({ step, answers: { ...silent, details: `${details}x` } })).toBe(false);
});

describe('choosing an option', () => {
  test('stores the answer and continues', () => {
    expect(choose(freshChat, 'service', 'retail-audit')).toEqual({
      step: 2,
      answers: { ...silent, service: 'retail-audit' },
    });
    expect(choose({ step: 4, answers: silent }, 'urgency', 'exploring').step).toBe(5);
  });

  test('for a service that asks for words waits for them', () => {
    const chosen = choose(freshChat, 'service', 'other');
    expect(chosen.step).toBe(1);
    expect(canContinue(chosen)).toBe(false);
    const worded = { ...chosen, answers: { ...chosen.answers, serviceCustom: 'Planogram check' } };
    expect(canContinue(worded)).toBe(true);
    expect(choose(worded, 'service', 'retail-audit').answers.serviceCustom).toBe('');
  });

  test('continues after “other” if the question is not the service', () => {
    expect(choose({ step: 2, answers: silent }, 'industry', 'other').step).toBe(3);
    expect(choose({ step: 3, answers: silent }, 'region', 'other').step).toBe(4);
  });

  test('for a listed service never asks for words', () => {
    expect(Object.keys(chatOptions.service).filter(asksForOwnWords)).toEqual([]);
  });
});

describe('required input', () => {
  test.each(['name', 'company', 'email'] as const)('reports a blank %s', (field) => {
    const answers = { ...complete, [field]: '  ' };
    expect(isInvalid(answers, field)).toBe(true);
    expect(submissionProblem(answers)).toBe('missing');
  });

  test('reports an invalid e-mail address', () => {
    const answers = { ...complete, email: 'sara@example' };
    expect(isInvalid(answers, 'email')).toBe(true);
    expect(submissionProblem(answers)).toBe('email');
  });

  test('reports nothing else', () => expect(submissionProblem(complete)).toBeUndefined());
});

describe('a chat that was left', () => {
  afterEach(() => {
    chatDraft.clear();
    vi.unstubAllGlobals();
  });

  test('is continued where it was left', () => {
    const left: ChatState = { step: contactStep, answers: complete };
    chatDraft.save(left);
    expect(restoredChat()).toEqual(left);
  });

  test.each([
    [{ step: 99 }, contactStep],
    [{ step: -1 }, 1],
    [{ step: 'x' }, 1],
    [{}, 1],
    [null, 1],
  ])('in an unknown form, %j, is ignored', (values, step) => {
    const draft = JSON.stringify({ values, savedAt: Date.now() });
    vi.stubGlobal('localStorage', { getItem: () => draft, removeItem: () => {} });
    expect(restoredChat()).toEqual({ step, answers: silent });
  });
});
