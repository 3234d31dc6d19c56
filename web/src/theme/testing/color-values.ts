import { colors } from '../colors.ts'

type Tree = { [name: string]: Tree | { value: string } | string }

const flatten = (tree: Tree, path: readonly string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const here = name === 'DEFAULT' ? path : [...path, name]
    if (typeof node === 'string') return []
    return typeof node.value === 'string'
      ? [[here.join('.'), node.value] as [string, string]]
      : flatten(node, here)
  })

/** All colors by the name used in styles. */
export const COLOR_VALUES: ReadonlyMap<string, string> = new Map(flatten(colors))

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2, relative luminance). */
const luminance = (color: string): number => {
  const [red = '0', green = '0', blue = '0'] = color.slice(1).match(/../g) ?? []
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

/** From 1 (equal) to 21 (black on white). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
