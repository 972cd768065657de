import type { ComponentProps } from 'react';
import { cx } from '#styles/css';
import { type ButtonVariantProps, button } from '#styles/recipes';

/**
 * A button. While its action runs, the caller sets `aria-disabled` instead of `disabled`, so that the button keeps the
 * focus. The click handler must then do nothing.
 */
export function Button({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'button'> & ButtonVariantProps) {
  return <button type="button" {...props} className={cx(button({ variant, size }), className)} />;
}

/** A link that looks like a {@link Button}. */
export function ButtonLink({ variant, size, className, ...props }: ComponentProps<'a'> & ButtonVariantProps) {
  return <a {...props} className={cx(button({ variant, size }), className)} />;
}
