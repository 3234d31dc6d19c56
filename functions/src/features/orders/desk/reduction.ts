import { unitsIn, type LineUnits } from '@bartan/contract/cart/rules'
import { namesToCopy } from '@bartan/contract/products/names'
import type { Paise } from '@bartan/contract/shared/money'
import type { OrderLineDocument } from '#database/order-documents.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

type Document = StoredOrder['document']

type Reduced = { out: readonly OrderLineDocument[]; totalAfter: Paise; by: Caller; now: Date }

export const reductionOf = (
  unit: OrderUnit,
  before: Document,
  { out, totalAfter, by, now }: Reduced,
) => ({
  at: unit.timestamp(now),
  by: changeAuthor(by),
  lines: out.map(({ productId, size, color, name, quantity, ...names }) => ({
    productId,
    size,
    color,
    name,
    ...namesToCopy(names),
    quantity,
  })),
  totalBefore: before.totalPrice,
  totalAfter,
})

/** The same for the audit log: the number of items, and the total. */
export const itemChanges = (before: Document, lines: readonly LineUnits[], totalPrice: Paise) =>
  fieldChanges(
    { items: unitsIn(before.lines), totalPrice: before.totalPrice },
    { items: unitsIn(lines), totalPrice },
  )
