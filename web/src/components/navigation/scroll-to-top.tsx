import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '../icon.tsx';

/** Scrolled further than this many pixels, a visitor may want to go back up. */
const threshold = 300;

/** A button to the top of the page, once that is out of sight. */
export function ScrollToTop({ label, className }: { label: string; className: string }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(scrollY > threshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  if (!visible) return null;
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(button({ variant: 'outline', size: 'icon' }), className)}
      onClick={scrollToTop}
    >
      <Icon of={ArrowUp} />
    </button>
  );
}

function scrollToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The button goes away at the top, and must not take the keyboard's place on the page with it.
  document.getElementById('main-content')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
