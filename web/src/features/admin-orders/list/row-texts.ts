import { isOpen } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Rupees } from '@bartan/contract/shared/money'
import { formatsOf, type Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'

/** Contents of an order on one line: 2 × Steel Thali (Red · Large), Lota. */
export const itemsText = (
  language: Language,
  { orderItems }: Pick<StaffOrder, 'orderItems'>,
): string =>
  orderItems
    .map((line) => {
      const choice = choiceOf(language, line)
      return `${line.quantity > 1 ? `${line.quantity} × ` : ''}${nameOf(language, line)}${choice && ` (${choice})`}`
    })
    .join(', ')

/** What is to be collected while the order is under way, and then what it came to. */
export const rowAmount = ({
  status,
  toCollect,
  totalPrice,
}: Pick<StaffOrder, 'status' | 'toCollect' | 'totalPrice'>): Rupees =>
  isOpen(status) ? toCollect : totalPrice

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** Age of an order in short form: 40m, 3h, 2d. */
export const shortAge = (language: Language, iso: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS))
  const [unit, length] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2]
  return new Intl.NumberFormat(formatsOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'narrow',
  }).format(Math.floor(minutes / length))
}
