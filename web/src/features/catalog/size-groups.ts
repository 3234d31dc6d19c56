type Kind = 'volume' | 'weight' | 'length'

/** Kind of measure of each unit, and its size in the smallest unit. */
const UNITS: Readonly<Record<string, readonly [kind: Kind, inBase: number]>> = {
  ml: ['volume', 1],
  L: ['volume', 1000],
  g: ['weight', 1],
  kg: ['weight', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  in: ['length', 25.4],
}

const MEASURE = /^([\d.]+) ?([A-Za-z]+)$/

const measureOf = (size: string): { kind: Kind; amount: number } | undefined => {
  const [, amount = '', unit = ''] = MEASURE.exec(size) ?? []
  const [kind, inBase] = UNITS[unit] ?? []
  return kind && inBase ? { kind, amount: Number(amount) * inBase } : undefined
}

const KINDS = [undefined, 'volume', 'weight', 'length'] as const

/** Groups sizes by kind of measure, smallest first; sizes in words come before, in their order. */
export const sizeGroups = <O extends { value: string }>(
  options: readonly O[],
): { kind: Kind | undefined; options: O[] }[] => {
  const measured = options.map((option) => ({ option, ...measureOf(option.value) }))
  return KINDS.map((kind) => ({
    kind,
    options: measured
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => (one.amount ?? 0) - (other.amount ?? 0))
      .map(({ option }) => option),
  })).filter((group) => group.options.length > 0)
}
