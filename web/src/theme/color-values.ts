import { colors } from './colors.ts'

type Tree = { [name: string]: Tree | { value: string } | string }

const flatten = (tree: Tree, path: readonly string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const here = name === 'DEFAULT' ? path : [...path, name]
    if (typeof node === 'string') return []
    return typeof node.value === 'string'
      ? [[here.join('.'), node.value] as [string, string]]
      : flatten(node, here)
  })

/** Every color by the name that styles use. */
export const COLOR_VALUES: ReadonlyMap<string, string> = new Map(flatten(colors))
