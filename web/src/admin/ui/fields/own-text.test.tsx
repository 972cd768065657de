import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { createStore } from '#web/lib/store.ts';
import { type TextSource, useLaterText, useOwnText } from './own-text.ts';

let renders = 0;

function Box({ text, onChange }: { text: TextSource; onChange: (typed: string) => void }) {
  renders += 1;
  const box = useRef<HTMLTextAreaElement>(null);
  const first = useOwnText(box, text);
  return (
    <textarea
      ref={box}
      aria-label="Box"
      defaultValue={first}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const Follower = ({ text }: { text: TextSource }) => <p>{useLaterText(text)}</p>;
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Box');

test('what is typed is in the source at once, and no key renders the box', async () => {
  const source = createStore<string | undefined>('Shelf');
  render(<Box text={source} onChange={source.set} />);
  const before = renders;
  await userEvent.type(box(), ' share');
  expect(source.current()).toBe('Shelf share');
  expect(box()).toHaveValue('Shelf share');
  expect(renders).toBe(before);
});

test('what changes elsewhere comes into the box, also what the source made of a key', async () => {
  const source = createStore<string | undefined>('');
  render(<Box text={source} onChange={(typed) => source.set(typed.replaceAll('\n', ' '))} />);
  await userEvent.type(box(), 'one{Enter}two');
  expect(box()).toHaveValue('one two');
  act(() => source.set('of a colleague'));
  expect(box()).toHaveValue('of a colleague');
  await userEvent.type(box(), '!');
  expect(source.current()).toBe('of a colleague!');
  // When the draft is deleted, the box keeps its text: the box is about to be removed.
  act(() => source.set(undefined));
  expect(box()).toHaveValue('of a colleague!');
});

test('what follows a text is rendered a little later', async () => {
  const source = createStore<string | undefined>('a');
  render(<Follower text={source} />);
  act(() => source.set('ab'));
  expect(screen.getByText('a')).toBeVisible();
  expect(await screen.findByText('ab')).toBeVisible();
});
