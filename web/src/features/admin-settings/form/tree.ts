/** Values by their path in an object: `home.tiles.0.title`. */

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

/** The same with another value at a path; all that is beside it stays the same object. */
export const withValue = <T>(tree: T, path: string, value: unknown): T =>
  // A field's control gives back what its setting has: form/field.ts pairs them by type, and a save checks the whole.
  changed(tree, path.split('.'), value) as T

/** Whether a path is another or lies below it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`)

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
