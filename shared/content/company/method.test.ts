import { expect, test } from 'vitest';
import { agreementOf, exampleAnswers } from '#shared/plan/agreement.ts';
import { withLatinDigits } from '#shared/text/digits.ts';
import { texts as arabic } from './method.ar.ts';
import { texts as english } from './method.en.ts';

test.each([english, arabic])(
  'the example of two auditors satisfies the rule for releasing a measure: $method_agreement',
  ({ method_agreement }) => {
    const limits = withLatinDigits(method_agreement)
      .replaceAll('٫', '.')
      .match(/\d\.\d+/g);
    expect(limits).toEqual(['0.75', '0.61']);
    const { kappa, interval } = agreementOf(exampleAnswers);
    expect(kappa).toBeGreaterThanOrEqual(Number(limits?.[0]));
    expect(interval[0]).toBeGreaterThanOrEqual(Number(limits?.[1]));
  },
);
