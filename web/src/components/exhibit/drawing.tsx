import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Shape } from '#web/drawing/shapes.ts';

interface DrawingProps {
  width: number;
  height: number;
  shapes: readonly Shape[];
  className?: string;
  /** Content over the shapes, such as a label. */
  children?: ReactNode;
}

/**
 * A decorative drawing of the given size in px; its content is also written beside it. Changes of it belong in
 * `startTransition`, since drawing takes longer than a frame.
 */
export function Drawing({ width, height, shapes, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={className}
    >
      {shapes.map(elementOf)}
      {children}
    </svg>
  );
}

/** Returns a shape as an element, for drawings with other elements, too. */
export function elementOf([tag, attributes, children]: Shape, index: number): ReactElement {
  return createElement(tag, { key: index, ...attributes }, children?.map(elementOf));
}
