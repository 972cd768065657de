import { expect, test } from 'vitest';
import { fieldProblems } from '../api/endpoint/error.ts';
import { personChange } from './person.ts';

test.each([
  [{}, []],
  [{ role: 'owner', state: 'disabled', language: 'ar', leavesOn: '2026-11-29' }, []],
  [{ leavesOn: '' }, []],
  [{ leavesOn: '29.11.2026' }, [{ field: 'leavesOn', problem: 'invalid' }]],
  [{ leavesOn: '2026-02-30' }, [{ field: 'leavesOn', problem: 'invalid' }]],
  [{ leavesOn: null }, [{ field: 'leavesOn', problem: 'invalid' }]],
  [{ role: 'guest' }, [{ field: 'role', problem: 'invalid' }]],
  [{ state: 'invited' }, [{ field: 'state', problem: 'invalid' }]],
  [{ email: '' }, [{ field: 'email', problem: 'required' }]],
])('the change %j has the problems %j', (change, problems) => {
  const { error } = personChange.safeParse(change);
  expect(error ? fieldProblems(error) : []).toEqual(problems);
});
