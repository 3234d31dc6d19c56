import { ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import { formatWeekday } from '#components/ui/format-date.ts'
import { textIn } from './texts.ts'

type Facts = Pick<Order, 'status' | 'isPacked' | 'estimatedDelivery'>

const isBefore = (now: number, iso: string): boolean => dayOf(new Date(now)) < dayOf(new Date(iso))

/** "Packed: leaves today", while the promised day is still possible. */
export const packedTitle = (language: Language, order: Facts, now: number): string =>
  textIn(language, isBefore(now, order.estimatedDelivery) ? 'packedToday' : 'packed')

/** The next event of an order, with its day; undefined if there is none. */
export const nextOf = (language: Language, order: Facts, now: number): string | undefined => {
  const { packable, leftShop, money } = ruleOf(order.status)
  const isOnItsWay = leftShop && money !== 'booked'
  if (!packable && !isOnItsWay) return undefined
  const isToday = dayOf(new Date(now)) === dayOf(new Date(order.estimatedDelivery))
  const next = packable ? (order.isPacked ? 'nextLeaves' : 'nextPacking') : 'nextArrives'
  const day = formatWeekday(language, order.estimatedDelivery)
  // A past day is no promise.
  const when = isToday || isBefore(now, order.estimatedDelivery) ? 'byDay' : 'lateDay'
  return `${textIn(language, next)} ${textIn(language, when, { day })}`
}
