import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';

interface MessageActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'aria-describedby'> {
  icon: LucideIcon;
  label: string;
  /** What it does, as the keys of the inbox name it. */
  dataKey?: string;
  /** Under way. */
  pending?: boolean;
  onAct: () => void;
}

/** Something that can be done with a message of a list. */
export function MessageAction({
  icon,
  label,
  dataKey,
  pending = false,
  onAct,
  ...button
}: MessageActionProps) {
  return (
    <Button
      {...button}
      data-key={dataKey}
      size={{ base: 's', md: 'xs' }}
      aria-disabled={pending}
      onClick={onAct}
    >
      {pending ? <Spinner /> : <Icon of={icon} size={18} />}
      {label}
    </Button>
  );
}
