import { createElement } from 'react'
import type { SVGAttributes } from 'react'

type IconProps = SVGAttributes<SVGSVGElement> & { size?: number }

/** As lucide-react's files describe an icon: its elements, each with its attributes. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

export const createIcon =
  ({ node }: IconData) =>
  ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
