import { expect, test } from 'vitest';
import { fieldProblems } from '../api/endpoint/error.ts';
import { filledTemplate, replyTemplates, savedViews } from './inbox-lists.ts';

test('a template gets each value wherever it is named, and nothing else changes', () => {
  const template = { en: '{name}, {number} {Name} {name}', ar: '{number}: {name}' };
  const values = { name: 'Shilan $&', number: 'M-1' };
  expect(filledTemplate(template, 'en', values)).toBe('Shilan $&, M-1 {Name} Shilan $&');
  expect(filledTemplate(template, 'ar', values)).toBe('M-1: Shilan $&');
});

const view = { id: 'a-1', name: 'Mine', search: 'state=new' };
const template = { id: 'a-1', name: 'Thanks', en: 'Thanks', ar: 'شكرًا' };

test.each([
  [{ views: [view] }, []],
  [{ views: Array(30).fill(view) }, []],
  [{ views: Array(31).fill(view) }, [{ field: 'views', problem: 'too-many' }]],
  [{ views: [{ ...view, id: 'x'.repeat(60) }] }, []],
  [{ views: [{ ...view, id: 'x'.repeat(61) }] }, [{ field: 'views.0.id', problem: 'invalid' }]],
  [{ views: [{ ...view, id: '' }] }, [{ field: 'views.0.id', problem: 'invalid' }]],
  [{ views: [{ ...view, id: 'a b' }] }, [{ field: 'views.0.id', problem: 'invalid' }]],
  [{ views: [{ ...view, name: ' ' }] }, [{ field: 'views.0.name', problem: 'required' }]],
  [{ views: [], version: -1 }, [{ field: 'version', problem: 'invalid' }]],
])('the views %j have the problems %j', (views, problems) => {
  const { error } = savedViews.safeParse({ version: 0, ...views });
  expect(error ? fieldProblems(error) : []).toEqual(problems);
});

test.each([
  [Array(50).fill(template), []],
  [Array(51).fill(template), [{ field: 'templates', problem: 'too-many' }]],
  [[{ ...template, ar: 'x'.repeat(1501) }], [{ field: 'templates.0.ar', problem: 'too-long' }]],
])('templates have their limits', (templates, problems) => {
  const { error } = replyTemplates.safeParse({ version: 0, templates });
  expect(error ? fieldProblems(error) : []).toEqual(problems);
});

test('a template keeps its line breaks', () => {
  const written = { ...template, en: 'Dear,\n\nThanks' };
  expect(replyTemplates.parse({ version: 0, templates: [written] }).templates[0]?.en).toBe(written.en);
});
