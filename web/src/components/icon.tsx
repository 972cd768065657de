import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Its width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** A Lucide icon as the design draws it, beside the text that says the same. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className={className} />;
}
