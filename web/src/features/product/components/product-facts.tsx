import { FACT_NAMES } from '@bartan/contract/products/fields/plain-fields'
import type { Product } from '@bartan/contract/products/schema'
import { nameKey } from '@bartan/contract/shared/name-key'
import type { Language } from '@bartan/contract/shop/languages'
import { translateValue } from '#i18n/translate.ts'
import { categoryName, useShop, type Shop } from '#lib/shop-settings.ts'
import { useText, textIn } from '../texts.ts'
import { FactRows } from './fact-rows.tsx'

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
const factsOfSize = (
  { facts = [], sizes }: Pick<Product, 'facts' | 'sizes'>,
  size: string,
): Fact[] =>
  facts.flatMap(({ name, value }) => {
    const said = size === '' ? undefined : bySize(value, sizes)
    const own = said ? said.get(size) : value
    return own === undefined ? [] : [{ name, value: own }]
  })

/** A yes is a tick, and a no is not told. */
const shownFact = (language: Language, value: string | number | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? '✓' : ''
  return translateValue(language, String(value ?? ''))
}

/** The product's data sheet, followed by common facts that the sheet lacks. */
const factsOf = (
  language: Language,
  shop: Shop,
  product: Product,
  size: string,
): [name: string, value: string][] => {
  const facts = factsOfSize(product, size)
  const said = new Set(facts.map(({ name }) => nameKey(name)))
  // Sellers type fact names in any language, so both are compared.
  const common: [english: string, name: string, value: string][] = [
    ['Brand', textIn(language, 'brand'), translateValue(language, product.brand)],
    ...FACT_NAMES.map((name): [string, string, string] => [
      textIn('en', name),
      textIn(language, name),
      shownFact(language, product[name]),
    ]),
    ['Category', textIn(language, 'category'), categoryName(language, shop, product.category)],
    ['Collection', textIn(language, 'collection'), translateValue(language, product.collection)],
    ['Item number', textIn(language, 'itemNumber'), product.sku],
  ]
  return [
    ...facts.map(({ name, value }): [string, string] => [
      translateValue(language, name),
      translateValue(language, value),
    ]),
    ...common
      .filter(
        ([english, name, value]) =>
          value && !said.has(nameKey(english)) && !said.has(nameKey(name)),
      )
      .map(([, name, value]): [string, string] => [name, value]),
  ]
}

type ProductFactsProps = {
  product: Product
  /** Chosen size; '' for none. */
  size?: string
}

export const ProductFacts = ({ product, size = '' }: ProductFactsProps) => {
  const t = useText()
  const shop = useShop()
  return <FactRows caption={t('facts')} rows={factsOf(t.language, shop, product, size)} />
}
