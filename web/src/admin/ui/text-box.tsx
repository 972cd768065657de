import type { ComponentProps } from 'react';
import { cx } from '../../../styled-system/css/index.js';
import { input } from '../../../styled-system/recipes/index.js';

/** A text field of one line. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx(input(), className)} />;
}

/** A text field of several lines. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={cx(input(), className)} />;
}
