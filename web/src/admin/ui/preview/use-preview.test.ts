import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Followed, follow } from './use-preview.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a follower, with its requests and its reports, and a function that answers a request. */
function following() {
  const asked: string[] = [];
  const answers: { resolve: (answer: string) => void; reject: () => void }[] = [];
  let known: Followed<string> = { hasFailed: false, isSlow: false };
  const { about, stop } = follow<string, string>({
    send: (text, signal) => {
      asked.push(text);
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
        signal.addEventListener('abort', reject);
      });
    },
    tell: (news) => {
      known = { ...known, ...news };
    },
    pauseMs: 400,
    slowMs: 5000,
  });
  const answer = async (text: string | undefined) => {
    const waiting = answers.shift();
    if (text === undefined) waiting?.reject();
    else waiting?.resolve(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { about, stop, asked, answer, known: () => known };
}

test('what changes in a pause is asked about at once, and what changes while it is answered, after that', async () => {
  const { about, asked, answer, known } = following();
  for (const text of ['a', 'ab', 'abc']) {
    about(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['abc']);
  for (const text of ['abcd', 'abcde']) {
    about(text);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toEqual(['abc']);
  await answer('<abc>');
  expect(known()).toEqual({ answer: '<abc>', hasFailed: false, isSlow: false });
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual(['abc', 'abcde']);
});

test('a failure keeps the last good answer, and goes with the next one', async () => {
  const { about, asked, answer, known } = following();
  about('a');
  await vi.advanceTimersByTimeAsync(400);
  await answer('<a>');
  about('b');
  await vi.advanceTimersByTimeAsync(400);
  await answer(undefined);
  expect(known()).toEqual({ answer: '<a>', hasFailed: true, isSlow: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['a', 'b']);
  about('b');
  await vi.advanceTimersByTimeAsync(400);
  await answer('<b>');
  expect(known()).toEqual({ answer: '<b>', hasFailed: false, isSlow: false });
});

test('that an answer is long in coming is told, until it is there', async () => {
  const { about, answer, known } = following();
  about('a');
  await vi.advanceTimersByTimeAsync(5399);
  expect(known().isSlow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(known().isSlow).toBe(true);
  await answer('<a>');
  expect(known().isSlow).toBe(false);
});

test('who has stopped asks and hears nothing more', async () => {
  const { about, stop, asked, known } = following();
  about('a');
  await vi.advanceTimersByTimeAsync(400);
  about('b');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['a']);
  expect(known()).toEqual({ hasFailed: false, isSlow: false });
});
