import { expect, test } from 'vitest';
import { chatOptions } from './chat.ts';
import { serviceInterests } from './limits.ts';
import { foundServices, foundStates } from './message-filter.ts';
import { messageStatuses } from './status.ts';

test('every status and service on offer can be filtered by', () => {
  expect(foundStates).toEqual(expect.arrayContaining([...messageStatuses]));
  expect([...foundServices].sort()).toEqual(
    [...serviceInterests, ...Object.keys(chatOptions.service)].sort(),
  );
});
