import type { ComponentProps } from 'react';
import { cx } from '#styles/css';
import { input, select } from '#styles/recipes';

/** A choice of one among a few. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={cx(input(), select())} />;
}
