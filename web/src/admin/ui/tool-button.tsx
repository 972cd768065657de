import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: LucideIcon;
  label: string;
  /** The text of the tooltip; the label by default. */
  tooltip?: string | undefined;
  /** True to mark the button: something needs attention. */
  isAlert?: boolean;
}

/** A button of a toolbar: icon and label on a phone, only the icon where the toolbar is one line. */
export function ToolButton({ icon, label, tooltip = label, isAlert, ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tooltip={tooltip}
      data-alert={isAlert || undefined}
      {...props}
      className={cx(button({ variant: 'outline', size: 'xs' }), toolStyle)}
    >
      <Icon of={icon} size={18} />
      <span className={labelStyle}>{label}</span>
    </button>
  );
}

const toolStyle = css({
  position: 'relative',
  minHeight: { base: 'tap', md: '10' },
  width: { md: '10' },
  paddingInline: { base: '3', md: '0' },
  '&[data-alert]': {
    background: 'danger.solid',
    color: 'danger.contrast',
    borderColor: 'danger.solid',
    _hover: { background: 'danger.emphasized' },
  },
});
const labelStyle = css({ srOnly: { base: false, md: true } });
