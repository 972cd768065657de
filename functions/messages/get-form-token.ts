import { formTokenAt } from '../http/form-token.ts';
import type { Operation } from '../http/operation.ts';

export const getFormToken: Operation<'getFormToken'> = async () => ({
  body: { formToken: formTokenAt(new Date()) },
});
