import * as data from '#functions/data/posts/replacements.ts';
import type { Operation } from '#functions/http/operation.ts';

export const findTexts: Operation<'findTexts'> = async ({ body }) => ({
  body: await data.findTexts(body, new Date()),
});

export const replaceTexts: Operation<'replaceTexts'> = async ({ body, administrator, note }) => {
  const { sought, replacement, things } = body;
  note({ title: `${sought} → ${replacement}` });
  const act = { now: new Date(), by: administrator.username };
  return { body: await data.replaceTexts({ sought, replacement }, things, act) };
};

export const undoReplacement: Operation<'undoReplacement'> = async ({ body, administrator, note }) => {
  note({ title: String(body.things.length) });
  const act = { now: new Date(), by: administrator.username };
  return { body: await data.undoReplacement(body.things, act) };
};
