/** Reads and sets values by path in an object: `home.tiles.0.title`. */

export const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const fieldsIn = (value: unknown): Record<string, unknown> => (isTree(value) ? value : {})

const changed = (
  tree: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown => {
  const next = rest.length === 0 ? value : changed(fieldsIn(tree)[name], rest, value)
  return Array.isArray(tree) ? tree.with(Number(name), next) : { ...fieldsIn(tree), [name]: next }
}

/** Copies the tree with a new value at the path; unchanged parts keep their identity. */
export const withValue = <T>(tree: T, path: string, value: unknown): T =>
  // Safe: form/field.ts pairs controls with settings by type, and saving validates the whole.
  changed(tree, path.split('.'), value) as T

/** Tells whether a path equals another or is below it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`)

/** What is said at a path, or below it. */
export const saidWithin = (
  said: Readonly<Record<string, string>>,
  path: string,
): string | undefined => Object.entries(said).find(([at]) => isWithin(at, path))?.[1]
