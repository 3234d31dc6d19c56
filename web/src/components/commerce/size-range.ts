/** In millilitres, grams and millimetres; other units are compared among themselves. */
const IN_BASE: ReadonlyMap<string, readonly [kind: string, times: number]> = new Map([
  ['ml', ['volume', 1]],
  ['l', ['volume', 1000]],
  ['g', ['weight', 1]],
  ['kg', ['weight', 1000]],
  ['mm', ['length', 1]],
  ['cm', ['length', 10]],
  ['inch', ['length', 25.4]],
  ['in', ['length', 25.4]],
])

/** "1.5 L", "4 Plates". */
const MEASURED = /^(\d+(?:\.\d+)?)\s*(\p{L}[\p{L} ]*)$/u

const measureOf = (size: string) => {
  const [, number, unit = ''] = MEASURED.exec(size.trim()) ?? []
  if (number === undefined) return undefined
  const key = unit.toLowerCase()
  const [kind, times] = IN_BASE.get(key) ?? [key, 1]
  return { size, kind, value: Number(number) * times }
}

/** The smallest and the largest of several sizes; undefined where they are not on one scale. */
export const sizeRange = (sizes: readonly string[]): [string, string] | undefined => {
  const measures = sizes.map(measureOf).filter((measure) => measure !== undefined)
  const isOneScale = measures.every(({ kind }) => kind === measures[0]?.kind)
  if (sizes.length < 2 || measures.length < sizes.length || !isOneScale) return undefined
  const inOrder = measures.toSorted((one, other) => one.value - other.value)
  return [inOrder[0]?.size ?? '', inOrder.at(-1)?.size ?? '']
}
