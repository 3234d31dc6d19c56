import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nameOf } from '#components/commerce/product-name.ts'
import { variantName } from '#components/commerce/variant-name.ts'

/** What is in an order, on one line: 2 × Steel Thali (Large, Red), Lota. */
export const itemsText = ({ orderItems }: Pick<StaffOrder, 'orderItems'>): string =>
  orderItems
    .map((line) => {
      const choice = variantName(line)
      return `${line.quantity > 1 ? `${line.quantity} × ` : ''}${nameOf(line)}${choice && ` (${choice})`}`
    })
    .join(', ')
