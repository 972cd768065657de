import type { ComponentProps } from 'react';
import { css, cx } from '#styles/css';
import { input, select } from '#styles/recipes';

/** A text field of one line. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx(input(), className)} />;
}

/** A text area with the same height in both languages, although Arabic lines are higher. It grows with its text. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={cx(input(), heightStyle, className)} />;
}

/** The minimum height for each value of `rows`, from the height of Arabic lines. The box grows with its text. */
const heightStyle = css({
  fieldSizing: 'content',
  '&[rows="3"]': { minHeight: '[118px]' },
  '&[rows="4"]': { minHeight: '[150px]' },
  '&[rows="6"]': { minHeight: '[212px]' },
  '&[rows="8"]': { minHeight: '[275px]' },
  '&[rows="15"]': { minHeight: '[495px]' },
});

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** True for the height of the tools of a list; otherwise it is that of the fields of a form. */
  isLow?: boolean;
}

/** A native `select` that looks like the text fields. */
export function Select({ isLow = false, ...props }: SelectProps) {
  return <select {...props} className={cx(input(), select(), isLow && lowStyle)} />;
}

/** A field among the tools of a list. */
export const lowStyle = css({
  minHeight: { base: 'tap', md: '10' },
  paddingBlock: { md: '1' },
  textStyle: { md: 'sm' },
});
