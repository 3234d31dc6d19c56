/** Units of one scale, each in the larger one of it; others are compared among themselves. */
const LARGER: ReadonlyMap<string, readonly [unit: string, times: number]> = new Map([
  ['ml', ['l', 0.001]],
  ['g', ['kg', 0.001]],
  ['mm', ['cm', 0.1]],
])

/** "1.5 L", "4 Plates". */
const MEASURED = /^(\d+(?:\.\d+)?)\s*(\p{L}[\p{L} ]*)$/u

/** The smallest and the largest of several sizes; undefined where they are not on one scale. */
export const sizeRange = (sizes: readonly string[]): [string, string] | undefined => {
  const measures = sizes.map((size) => {
    const [, number, unit = ''] = MEASURED.exec(size.trim()) ?? []
    const key = unit.toLowerCase()
    const [scale, times] = LARGER.get(key) ?? [key, 1]
    return { size, scale, value: Number(number) * times }
  })
  const [first] = measures.sort((one, other) => one.value - other.value)
  const last = measures.at(-1)
  if (!first || !last || last === first) return undefined
  const isOneScale = measures.every(({ scale }) => scale && scale === first.scale)
  return isOneScale ? [first.size, last.size] : undefined
}
