import { type RefObject, useEffect, useRef } from 'react';

interface Gestures {
  /** A finger or a pen was drawn across the element, in this direction on the screen. */
  onSwipe: (towards: 'left' | 'right') => void;
  /** The element was tapped or clicked, and the click selected no text. */
  onTap: () => void;
}

/** A movement of at least this many px, and twice as far sideways as up or down, is a swipe. */
const swiped = 48;

/** Reports gestures of a finger or the mouse on an element. Each action must also have a button or a key. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let start: { x: number; y: number } | undefined;
    const onDown = ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
      start = isPrimary && button === 0 ? { x, y } : undefined;
    };
    const onUp = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (!start) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (pointerType !== 'mouse' && Math.abs(across) > swiped && Math.abs(across) > 2 * Math.abs(down))
        latest.current.onSwipe(across < 0 ? 'left' : 'right');
      else if (Math.hypot(across, down) < 8 && getSelection()?.isCollapsed !== false) latest.current.onTap();
    };
    const onCancel = () => {
      start = undefined;
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onCancel);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onCancel);
    };
  }, [element]);
}
