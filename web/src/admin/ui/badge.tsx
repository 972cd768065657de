import type { ComponentProps } from 'react';
import { type BadgeVariantProps, badge } from '#styles/recipes';

/** A short state, as a label. */
export function Badge({ tone, ...props }: Omit<ComponentProps<'span'>, 'className'> & BadgeVariantProps) {
  return <span {...props} className={badge({ tone })} />;
}
