import { translateValue } from '#i18n/translate.ts'
import { categoryName } from '#lib/shop-settings.ts'
import { t } from '../texts.ts'
import { FactRows } from './fact-rows.tsx'
import type { Product } from '@bartan/contract/products/schema'

const keyOf = (name: string): string => name.trim().toLowerCase()

/** The product's own data sheet, and behind it what every product says, unless the sheet says it. */
const factsOf = (product: Product): [name: string, value: string][] => {
  const facts = product.facts ?? []
  const said = new Set(facts.map(({ name }) => keyOf(name)))
  const common: [english: string, name: string, value: string][] = [
    ['Brand', t('brand'), translateValue(product.brand)],
    ['Material', t('material'), translateValue(product.material)],
    ['Category', t('category'), categoryName(product.category)],
    ['Collection', t('collection'), translateValue(product.collection)],
    ['Item number', t('itemNumber'), product.sku],
  ]
  return [
    ...facts.map(({ name, value }): [string, string] => [
      translateValue(name),
      translateValue(value),
    ]),
    ...common
      .filter(([english, , value]) => value && !said.has(keyOf(english)))
      .map(([, name, value]): [string, string] => [name, value]),
  ]
}

export const ProductFacts = ({ product }: { product: Product }) => (
  <FactRows caption={t('facts')} rows={factsOf(product)} />
)
