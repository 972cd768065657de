import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { freshChat } from './chat-state.ts';
import { copy } from './copy.en.ts';
import { OptionFields } from './option-fields.tsx';

function rendered(service: string): string {
  const chat = { answers: { ...freshChat.answers, service }, choose: () => {}, answer: () => {} };
  const options = { ...copy.options.service, other: 'Other' };
  return renderToString(createElement(OptionFields, { question: 'service', options, copy, chat }));
}

test('an option that asks for words opens its field', () => {
  expect(rendered('other')).toContain(copy.ownWords);
});

test('other options open no field', () => {
  expect(rendered('retail-audit')).not.toContain(copy.ownWords);
});
