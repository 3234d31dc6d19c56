import type { Language } from '@bartan/contract/shop/languages'
import { translateValue } from '#i18n/translate.ts'
import { textIn } from './texts.ts'

/** Units of one kind of measure in its smallest one, and where its ranges begin. */
const KINDS = [
  [{ ml: 1, L: 1000 }, ['500 ml', '1 L', '2 L', '5 L', '10 L']],
  [{ g: 1, kg: 1000 }, ['250 g', '500 g', '1 kg', '2 kg', '5 kg']],
  [{ mm: 1, cm: 10, in: 25.4 }, ['10 cm', '20 cm', '30 cm', '50 cm']],
] as const satisfies [Readonly<Record<string, number>>, readonly string[]][]

/** Where there are no more, each size has its own box. */
const FEW = 6

type Measure = { kind: number; amount: number }

const measureOf = (size: string): Measure | undefined => {
  const [, amount, unit = ''] = /^([\d.]+) ?([A-Za-z]+)$/.exec(size) ?? []
  for (const [kind, [units]] of KINDS.entries()) {
    const inSmallest = (units as Readonly<Record<string, number>>)[unit]
    if (inSmallest) return { kind, amount: Number(amount) * inSmallest }
  }
  return undefined
}

/** The range that a size is in: "1–2 L"; undefined for a size in words. */
const rangeName = (language: Language, size: string): string | undefined => {
  const measure = measureOf(size)
  if (!measure) return undefined
  const bounds: readonly string[] = KINDS[measure.kind]?.[1] ?? []
  const next = bounds.findIndex((bound) => (measureOf(bound)?.amount ?? 0) > measure.amount)
  const high = bounds[next] ?? ''
  const low = bounds.at(next - 1) ?? ''
  if (next === 0) return textIn(language, 'under', { size: translateValue(language, high) })
  if (next < 0)
    return textIn(language, 'from', { price: translateValue(language, bounds.at(-1) ?? '') })
  const [number, unit] = low.split(' ')
  return translateValue(language, `${high.endsWith(` ${unit}`) ? number : low}–${high}`)
}

export type SizeChoice = { label: string; sizes: string[] }

/** Sizes by range, in their order; one that is alone in its range goes by its own name. */
export const sizeChoices = (language: Language, sizes: readonly string[]): SizeChoice[] => {
  const byRange = new Map<string, string[]>()
  for (const size of sizes) {
    const range = rangeName(language, size) ?? size
    byRange.set(range, [...(byRange.get(range) ?? []), size])
  }
  return [...byRange].map(([range, all]) => ({
    label: all.length > 1 ? range : translateValue(language, all[0] ?? ''),
    sizes: all,
  }))
}

/**
 * What is offered of a list's sizes: those in words, then the measured ones, where they all measure the same; volumes
 * of bottles beside widths of plates help nobody. Many come in ranges.
 */
export const offeredSizes = (
  language: Language,
  sizes: readonly string[],
  chosen: readonly string[],
): SizeChoice[] => {
  const each = (some: readonly string[]) =>
    some.map((size) => ({ label: translateValue(language, size), sizes: [size] }))
  const amountOf = (size: string) => measureOf(size)?.amount ?? 0
  const measured = sizes.filter(measureOf).toSorted((one, other) => amountOf(one) - amountOf(other))
  const isOneKind = new Set(measured.map((size) => measureOf(size)?.kind)).size === 1
  const shown = isOneKind ? measured : measured.filter((size) => chosen.includes(size))
  return [
    ...each(sizes.filter((size) => !measureOf(size))),
    ...(isOneKind && shown.length > FEW ? sizeChoices(language, shown) : each(shown)),
  ]
}
