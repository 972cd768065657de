import { afterEach, expect, test, vi } from 'vitest';
import {
  currentDrafts,
  draftOf,
  dropAllDrafts,
  keepDraft,
} from '../../features/site-content/content-drafts.ts';
import { answerLeaving, leaveEditor } from './leave-request.ts';

afterEach(dropAllDrafts);
const changed = { ...draftOf(undefined), value: 'New' };

test('without changes nobody is asked, and what was opened is closed', () => {
  keepDraft('hero_title', draftOf(undefined));
  const goOn = vi.fn();
  leaveEditor(goOn);
  expect(goOn).toHaveBeenCalledOnce();
  expect(currentDrafts()).toEqual({});
});

test('changes are lost only when the administrator says so', () => {
  keepDraft('hero_title', changed);
  const goOn = vi.fn();
  leaveEditor(goOn);
  answerLeaving(false);
  expect(goOn).not.toHaveBeenCalled();
  expect(currentDrafts()).toEqual({ hero_title: changed });

  leaveEditor(goOn);
  answerLeaving(true);
  expect(goOn).toHaveBeenCalledOnce();
  expect(currentDrafts()).toEqual({});
});
