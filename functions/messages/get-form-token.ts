import type { Operation } from '#functions/http/operation.ts';
import { formTokenAt } from '#functions/http/suspicions.ts';

export const getFormToken: Operation<'getFormToken'> = async () => ({
  body: { formToken: formTokenAt(new Date()) },
});
