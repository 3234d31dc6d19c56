import { summaryOf } from '@bartan/contract/products/variants'
import type { Translations } from '@bartan/contract/shop/languages'
import { cutText } from '#domain/cut-text.ts'
import { generatedSku } from './generated-sku.ts'
import type { ProductFields } from './product-fields.ts'

const MAX_LETTERS = 200

const MARKS: Translations = {
  hi: ' (प्रति)',
  mr: ' (प्रत)',
  bn: ' (কপি)',
  ta: ' (நகல்)',
}
const MARK = ' (copy)'

const named = (name: string, mark: string): string =>
  `${cutText(name, MAX_LETTERS - mark.length)}${mark}`

/**
 * A draft made from a product. Unique and counted values aren't copied: SKUs are generated; bar codes, old address and
 * search texts are left out; stock is 0. It shares the images, which stay as long as any product shows them.
 */
export const copiedFields = (product: ProductFields): ProductFields => {
  const { name, nameIn = {}, category } = product
  const variants = product.variants?.map(({ gtin: _gtin, ...variant }) => ({
    ...variant,
    sku: generatedSku(category),
    countInStock: 0,
  }))
  return {
    ...product,
    gtin: undefined,
    handle: undefined,
    seo: undefined,
    name: named(name, MARK),
    nameIn: Object.fromEntries(
      Object.entries(nameIn).map(([code, text]) => [code, named(text, MARKS[code] ?? MARK)]),
    ),
    sku: generatedSku(category),
    countInStock: 0,
    state: 'draft',
    ...(variants && { variants, ...summaryOf(variants) }),
  }
}
