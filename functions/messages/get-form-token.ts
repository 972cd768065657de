import { formTokenAt } from '#functions/http/form-token.ts';
import type { Operation } from '#functions/http/operation.ts';

export const getFormToken: Operation<'getFormToken'> = async () => ({
  body: { formToken: formTokenAt(new Date()) },
});
