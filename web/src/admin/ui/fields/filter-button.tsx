import { SlidersHorizontal } from 'lucide-react';
import { Icon } from '#web/components/icon.tsx';
import { Button } from '../button.tsx';

interface FilterButtonProps {
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  /** What it is called, with how many filters behind it are in effect. */
  text: string;
  onToggle: () => void;
}

/** Opens and closes the filters that are not always in view. */
export function FilterButton({ controls, isOpen, text, onToggle }: FilterButtonProps) {
  return (
    <Button variant="outline" size="s" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon of={SlidersHorizontal} size={18} />
      {text}
    </Button>
  );
}
