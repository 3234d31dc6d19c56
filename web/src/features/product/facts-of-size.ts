import type { Product } from '@bartan/contract/products/schema'

type Fact = NonNullable<Product['facts']>[number]

/** Between what is said of one size and of the next. */
const BETWEEN = ' · '

/** `Small: 0.25 kg · Medium: 0.35 kg` by size; undefined of a value that says the same of all. */
const bySize = (value: string, sizes: readonly string[]): Map<string, string> | undefined => {
  const parts = value.split(BETWEEN).map((part): [string, string] | undefined => {
    const size = sizes.find((one) => part.startsWith(`${one}: `))
    return size === undefined ? undefined : [size, part.slice(size.length + 2)]
  })
  return parts.includes(undefined) ? undefined : new Map(parts.filter((part) => part !== undefined))
}

/**
 * A product's data sheet as it is for a size: of a fact that names sizes, what it says of this one, and nothing if it
 * says nothing of it. Without a size, all that it says.
 */
export const factsOfSize = (
  { facts = [], sizes }: Pick<Product, 'facts' | 'sizes'>,
  size: string,
): Fact[] =>
  facts.flatMap(({ name, value }) => {
    const said = size === '' ? undefined : bySize(value, sizes)
    const own = said ? said.get(size) : value
    return own === undefined ? [] : [{ name, value: own }]
  })
