import type { DemoProduct } from './demo-product.ts'
import bn from './languages/bn.json' with { type: 'json' }
import mr from './languages/mr.json' with { type: 'json' }
import ta from './languages/ta.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>

/** By language and SKU; English and Hindi texts are in the products' own files. */
const LANGUAGES: Readonly<Record<string, { names: Texts; descriptions: Texts }>> = { mr, bn, ta }

const textsOf = (
  kind: 'names' | 'descriptions',
  sku: string,
  hi: string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    [
      ['hi', hi] as const,
      ...Object.entries(LANGUAGES).map(([code, texts]) => [code, texts[kind][sku]] as const),
    ].flatMap(([code, text]) => (text === undefined ? [] : [[code, text]])),
  )

/** Adds a product's name and description in all languages that have them. */
export const inOtherLanguages = (product: DemoProduct): DemoProduct => ({
  ...product,
  nameIn: textsOf('names', product.sku, product.nameHi),
  descriptionIn: textsOf('descriptions', product.sku, product.descriptionHi),
})
