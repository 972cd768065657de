import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Followed, follow } from './use-preview.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls `follow`. Returns what it requested and reported, and a function that answers a request. */
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

test('a change after a pause is sent at once, and a change during an answer after it', async () => {
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

test('a failure keeps the last good answer, and disappears with the next one', async () => {
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

test('a slow answer is reported until it arrives', async () => {
  const { about, answer, known } = following();
  about('a');
  await vi.advanceTimersByTimeAsync(5399);
  expect(known().isSlow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(known().isSlow).toBe(true);
  await answer('<a>');
  expect(known().isSlow).toBe(false);
});

test('after closing it sends and reports nothing more', async () => {
  const { about, stop, asked, known } = following();
  about('a');
  await vi.advanceTimersByTimeAsync(400);
  about('b');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['a']);
  expect(known()).toEqual({ hasFailed: false, isSlow: false });
});
