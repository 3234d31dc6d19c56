import type { Product } from '@bartan/contract/products/schema'

type Fact = NonNullable<Product['facts']>[number]

/** Separator between the values of sizes. */
const BETWEEN = ' · '

/** Splits `Small: 0.25 kg · Medium: 0.35 kg` by size; undefined if the value is common to all sizes. */
const bySize = (value: string, sizes: readonly string[]): Map<string, string> | undefined => {
  const parts = value.split(BETWEEN).map((part): [string, string] | undefined => {
    const size = sizes.find((one) => part.startsWith(`${one}: `))
    return size === undefined ? undefined : [size, part.slice(size.length + 2)]
  })
  return parts.includes(undefined) ? undefined : new Map(parts.filter((part) => part !== undefined))
}

/** A product's data sheet for a size: facts with values per size show only this one's. Without a size, shows all. */
export const factsOfSize = (
  { facts = [], sizes }: Pick<Product, 'facts' | 'sizes'>,
  size: string,
): Fact[] =>
  facts.flatMap(({ name, value }) => {
    const said = size === '' ? undefined : bySize(value, sizes)
    const own = said ? said.get(size) : value
    return own === undefined ? [] : [{ name, value: own }]
  })
