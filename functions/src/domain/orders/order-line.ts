import { toRupees, type Paise } from '@bartan/contract/shared/money'

type Stored = {
  price: Paise
  originalPrice?: Paise
  discount?: Paise
  tax?: unknown
  sale?: unknown
  cost?: unknown
}

/** A line on the wire, without the fields for tax, cost and figures. */
export const toOrderLine = <L extends Stored>({
  tax: _tax,
  sale: _sale,
  cost: _cost,
  price,
  originalPrice,
  discount,
  ...line
}: L) => ({
  ...line,
  price: toRupees(price),
  ...(originalPrice !== undefined && { originalPrice: toRupees(originalPrice) }),
  ...(discount !== undefined && { discount: toRupees(discount) }),
})
