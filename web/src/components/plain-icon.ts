import { createElement, type SVGProps } from 'react';

/** A drawing as lucide-react defines it: elements with their attributes, in a square of 24. */
interface IconData {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Of its sides, in pixels. */
  size?: number;
}

/**
 * Makes an icon's component. The build puts it in the place of lucide-react's own, which weighs more than all the
 * icons of a page together.
 */
export default function createIcon({ node }: IconData) {
  return ({ size, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
