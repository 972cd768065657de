import { afterEach, describe, expect, test, vi } from 'vitest';
import { chatDetailsMaxLength, chatOptions } from '#shared/messages/chat.ts';
import {
  asksForOwnWords,
  type ChatState,
  chatDraft,
  choose,
  contactStep,
  freshChat,
  isInvalid,
  mayGoOn,
  restoredChat,
  submissionProblem,
} from './chat-state.ts';

const { answers: silent } = freshChat;
const complete = { ...silent, name: 'Sara', company: 'Sample Foods', email: 'sara@example.com' };

test('details that no message holds keep their step', () => {
  const step = contactStep - 1;
  const details = 'x'.repeat(chatDetailsMaxLength);
  expect(mayGoOn({ step, answers: { ...silent, details } })).toBe(true);
  expect(mayGoOn({ step, answers: { ...silent, details: `${details}x` } })).toBe(false);
});

describe('choosing an option', () => {
  test('stores the answer and goes on', () => {
    expect(choose(freshChat, 'service', 'retail-audit')).toEqual({
      step: 2,
      answers: { ...silent, service: 'retail-audit' },
    });
    expect(choose({ step: 4, answers: silent }, 'urgency', 'exploring').step).toBe(5);
  });

  test('of a service that asks for words stays until there are some', () => {
    const chosen = choose(freshChat, 'service', 'other');
    expect(chosen.step).toBe(1);
    expect(mayGoOn(chosen)).toBe(false);
    const worded = { ...chosen, answers: { ...chosen.answers, serviceCustom: 'Planogram check' } };
    expect(mayGoOn(worded)).toBe(true);
    expect(choose(worded, 'service', 'retail-audit').answers.serviceCustom).toBe('');
  });

  test('goes on from “other” where the question is not the service', () => {
    expect(choose({ step: 2, answers: silent }, 'industry', 'other').step).toBe(3);
    expect(choose({ step: 3, answers: silent }, 'region', 'other').step).toBe(4);
  });

  test('of a listed service never asks for words', () => {
    expect(Object.keys(chatOptions.service).filter(asksForOwnWords)).toEqual([]);
  });
});

describe('what is required', () => {
  test.each(['name', 'company', 'email'] as const)('a blank %s', (field) => {
    const answers = { ...complete, [field]: '  ' };
    expect(isInvalid(answers, field)).toBe(true);
    expect(submissionProblem(answers)).toBe('missing');
  });

  test('an address that is not one', () => {
    const answers = { ...complete, email: 'sara@example' };
    expect(isInvalid(answers, 'email')).toBe(true);
    expect(submissionProblem(answers)).toBe('email');
  });

  test('nothing else', () => expect(submissionProblem(complete)).toBeUndefined());
});

describe('a chat that was left', () => {
  afterEach(() => {
    chatDraft.clear();
    vi.unstubAllGlobals();
  });

  test('is taken up again where it stood', () => {
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
  ])('of an unknown form, %j, does no harm', (values, step) => {
    const draft = JSON.stringify({ values, savedAt: Date.now() });
    vi.stubGlobal('localStorage', { getItem: () => draft, removeItem: () => {} });
    expect(restoredChat()).toEqual({ step, answers: silent });
  });
});
