import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nameOf } from '#components/commerce/product-name.ts'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formats } from '#i18n/translate.ts'

/** What is in an order, on one line: 2 × Steel Thali (Red · Large), Lota. */
export const itemsText = ({ orderItems }: Pick<StaffOrder, 'orderItems'>): string =>
  orderItems
    .map((line) => {
      const choice = choiceOf(line)
      return `${line.quantity > 1 ? `${line.quantity} × ` : ''}${nameOf(line)}${choice && ` (${choice})`}`
    })
    .join(', ')

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** How old an order is, as short as can be: 40m, 3h, 2d. */
export const shortAge = (iso: string, now = Date.now()): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS))
  const [unit, length] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2]
  return new Intl.NumberFormat(formats(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(minutes / length),
  )
}
