import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nameOf } from '#components/commerce/product-name.ts'

/** What is in an order, on one line: 2 × Steel Thali (Large, Red), Lota. */
export const itemsText = ({ orderItems }: Pick<StaffOrder, 'orderItems'>): string =>
  orderItems
    .map((line) => {
      const { quantity, size, color } = line
      const choice = [size, color].filter(Boolean).join(', ')
      return `${quantity > 1 ? `${quantity} × ` : ''}${nameOf(line)}${choice && ` (${choice})`}`
    })
    .join(', ')
