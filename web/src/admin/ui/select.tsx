import type { ComponentProps } from 'react';
import { cx } from '../../../styled-system/css/index.js';
import { input, select } from '../../../styled-system/recipes/index.js';

/** A choice of one among a few. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={cx(input(), select())} />;
}
