import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '../icon.tsx';

/** The scroll distance in pixels from which the button is shown. */
const threshold = 300;

/** A button to the top of the page, shown after scrolling. */
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
  // The button disappears at the top; the focus must stay on the page.
  document.getElementById('main-content')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
