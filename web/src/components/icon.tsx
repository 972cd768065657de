import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Its width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** A decorative Lucide icon beside a text with the same meaning. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className={className} />;
}
