import { randomUUID } from 'node:crypto'
import type { OfferScope } from '@bartan/contract/offers/offer'
import { matchesScope } from '@bartan/contract/offers/scope'
import type { ChangedPrices, PriceChangeInput } from '@bartan/contract/price-changes/endpoints'
import { MAX_PRICE } from '@bartan/contract/products/fields/input-rules'
import {
  newPrice,
  type PriceChange,
  type PriceRounding,
} from '@bartan/contract/products/price/new-price'
import { reason } from '@bartan/contract/reasons/reasons'
import { PRICES_LIMIT } from '@bartan/contract/shared/list-limits'
import { rupees, toPaise, toRupees, type Paise } from '@bartan/contract/shared/money'
import { invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { idsOfScope } from '../index/ids-in-scope.ts'
import type { StoredProduct } from './edit.ts'
import type { EditingContext } from './editing.repository.ts'
import type { ProductFields } from './product-fields.ts'
import { fieldsOfVariants } from './variant-fields.ts'

const BATCH = /^(?:undo-)*prices-/

/** Batches of changed prices are named so; undoing one prefixes its name. */
export const isOfPrices = (batch: string): boolean => BATCH.test(batch)

type RepricingInput = {
  scope: OfferScope
  change: PriceChangeInput
  round: PriceRounding
  dryRun: boolean
}

const inPaise = ({ percent, amount, to }: PriceChangeInput): PriceChange => {
  if (percent !== undefined) return { percent }
  return amount === undefined ? { to: toPaise(to ?? rupees(0)) } : { amount: toPaise(amount) }
}

type Prices = { price: Paise; originalPrice?: Paise | undefined; mrp?: Paise | undefined }

/** The new prices of one product, and what each of its variants becomes. */
class Repricing {
  readonly changes: ChangedPrices['changes'] = []
  readonly refused: ChangedPrices['refused'] = []
  readonly #input: Pick<RepricingInput, 'change' | 'round'>

  constructor(input: Pick<RepricingInput, 'change' | 'round'>) {
    this.#input = input
  }

  /** The product after the change; the same object if none of its prices changes. */
  of({ id, fields }: StoredProduct): ProductFields {
    const { variants, mrp } = fields
    if (!variants) return { ...fields, ...this.#priced(id, fields.sku || id, fields, fields) }
    const after = variants.map((variant) => ({
      ...variant,
      ...this.#priced(id, variant.sku || id, variant, { mrp: variant.mrp ?? mrp }),
    }))
    return { ...fields, ...fieldsOfVariants(after) }
  }

  #priced(
    productId: StoredProduct['id'],
    sku: string,
    { price, originalPrice }: Prices,
    { mrp }: Pick<Prices, 'mrp'>,
  ): Partial<Pick<ProductFields, 'price' | 'originalPrice'>> {
    const { change, round } = this.#input
    const to = newPrice(price, inPaise(change), round)
    if (to > toPaise(rupees(MAX_PRICE)))
      throw invalidField('change', reason('field_more_than', { field: 'price', max: MAX_PRICE }))
    const code =
      to < toPaise(rupees(1))
        ? 'below_one'
        : mrp !== undefined && to > mrp
          ? 'above_mrp'
          : undefined
    if (code) this.refused.push({ productId, sku, code })
    if (code || to === price) return {}
    this.changes.push({ productId, sku, from: toRupees(price), to: toRupees(to) })
    const isBelow = originalPrice !== undefined && originalPrice < to
    return { price: to, ...(isBelow && { originalPrice: undefined }) }
  }
}

const inScope = (scope: OfferScope, { id, fields }: StoredProduct): boolean =>
  matchesScope({ ...fields, productId: id }, scope)

/**
 * Changes the prices of a scope in one transaction. A dry run reads the same documents and writes nothing, so that what
 * it tells is what is written if nobody else changes a price in between.
 */
export const changePrices =
  ({ edit, catalog, productsChanged }: EditingContext) =>
  async ({ scope, change, round, dryRun }: RepricingInput, by: Caller): Promise<ChangedPrices> => {
    await catalog.refresh()
    // Drafts too, as the catalog in memory has them.
    const ids = idsOfScope(await catalog.withDrafts(), scope)
    if (ids.length > PRICES_LIMIT)
      throw invalidField('scope', reason('too_many_products', { max: PRICES_LIMIT }))
    const { reply, changed } = await edit([], async (unit, keep) => {
      const found = await unit.find(ids)
      const repricing = new Repricing({ change, round })
      const after: [StoredProduct, ProductFields][] = []
      for (const id of ids) {
        const product = found.get(id)
        if (!product || !inScope(scope, product)) continue
        const before = repricing.changes.length
        const fields = repricing.of(product)
        if (repricing.changes.length > before) after.push([product, fields])
      }
      const { changes, refused } = repricing
      if (dryRun) return { reply: { changes, refused }, changed: [] }
      const batch = `prices-${randomUUID()}`
      for (const [product, fields] of after) unit.change(product, fields, { by, batch })
      return {
        reply: keep.reply({ changes, refused, ...(after.length > 0 && { batch }) }),
        changed: after.map(([{ id }]) => id),
      }
    })
    await productsChanged(changed)
    return reply
  }
