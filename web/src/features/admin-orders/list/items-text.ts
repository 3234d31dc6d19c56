import type { StaffOrder } from '@bartan/contract/orders/schema'
import { language } from '#i18n/translate.ts'

/** What is in an order, on one line: 2 × Steel Thali (Large, Red), Lota. */
export const itemsText = ({ orderItems }: Pick<StaffOrder, 'orderItems'>): string =>
  orderItems
    .map(({ quantity, name, nameHi, size, color }) => {
      const called = (language() === 'hi' && nameHi) || name
      const choice = [size, color].filter(Boolean).join(', ')
      return `${quantity > 1 ? `${quantity} × ` : ''}${called}${choice && ` (${choice})`}`
    })
    .join(', ')
