import { createElement, type SVGProps } from 'react';

/** An icon as its module of `lucide-react` has it. */
interface IconData {
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In CSS pixels. @default 24 */
  size?: number;
}

/** Makes the component of an icon; the build puts it in the place of the library's own, which has the same use. */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([element, attributes]) => createElement(element, attributes));
  return ({ size = 24, strokeWidth = 2, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      parts,
    );
}
