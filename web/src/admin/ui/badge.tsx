import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { type BadgeVariantProps, badge } from '#styles/recipes';

/** A short state, as a label. */
export function Badge({ tone, ...props }: Omit<ComponentProps<'span'>, 'className'> & BadgeVariantProps) {
  return <span {...props} className={badge({ tone })} />;
}

/** A short mark before a text, quieter than a badge. */
export function QuietTag({ lang, children }: { lang?: Language; children: ReactNode }) {
  return (
    <span lang={lang} className={tagStyle}>
      {children}
    </span>
  );
}

const tagStyle = css({
  display: 'inline-block',
  marginInlineEnd: '2',
  paddingInline: '1.5',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'label',
  textStyle: 'xs',
  lineHeight: '18px',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
});
