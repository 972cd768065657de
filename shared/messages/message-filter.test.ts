import { expect, test } from 'vitest';
import { chatOptions } from './chat.ts';
import { messageStatuses, serviceInterests } from './message.ts';
import { foundServices, foundStates } from './message-filter.ts';

test('every status and every service that is offered can be looked for', () => {
  expect(foundStates).toEqual(expect.arrayContaining([...messageStatuses]));
  expect([...foundServices].sort()).toEqual(
    [...serviceInterests, ...Object.keys(chatOptions.service)].sort(),
  );
});
