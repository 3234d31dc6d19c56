import { lineId } from '@bartan/contract/cart/rules'
import {
  RETURN_REASONS,
  unitsReturnable,
  type RefundWay,
  type WantedInstead,
} from '@bartan/contract/orders/return-rules'
import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { reasonsOf } from '@bartan/contract/reasons/reason'
import { SHOPPING_REASONS } from '@bartan/contract/reasons/shopping-reasons'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { translateReason, useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useNow } from '#lib/clock.ts'
import { useShop } from '#lib/shop-settings.ts'
import type { draftOf } from '#lib/storage/drafts.ts'
import { openReasons } from './open-reasons.ts'
import { textIn } from './returned-goods-texts.ts'
import { useExchange } from './use-exchange.ts'

type Typed = {
  chosen: Record<string, number>
  reason: string
  note: string
  via: string
  reference: string
  wish: string
}

export type AskedBack = {
  lines: { productId: string; size: string; color: string; quantity: number; for?: WantedInstead }[]
  reason: string
  note: string
  refundTo?: { via: RefundWay; reference: string }
}

/** Where something is missing, in the order of the form. */
type Place = 'lines' | 'reason' | 'instead' | 'reference'

/** As people here are paid back most. */
export const REFUND_ORDER = ['upi', 'bank', 'cash'] as const satisfies readonly RefundWay[]

export const WISHES = ['money', 'same', 'other'] as const
export type Wish = (typeof WISHES)[number]

const because = reasonsOf(SHOPPING_REASONS)

const [, FAULT] = RETURN_REASONS

/** Units that can be returned for at least one reason. */
const unitsLeft = (line: OrderLine, { returns }: Order): number =>
  unitsReturnable(line, returns, FAULT)

const firstChoice = (order: Order): Record<string, number> => {
  const [only, ...others] = order.orderItems.filter((line) => unitsLeft(line, order) > 0)
  return only && others.length === 0 ? { [lineId(only)]: unitsLeft(only, order) } : {}
}

const NOTHING_SAID = { reason: '', note: '', via: '', reference: '', wish: 'money' }

/** The empty form, which tells what its draft may contain. */
export const emptyReturn = ({ orderItems }: Order): Typed => ({
  chosen: Object.fromEntries(orderItems.map((line) => [lineId(line), 0])),
  ...NOTHING_SAID,
})

const MISSING: Record<Place, (language: Language) => string> = {
  lines: (language) => translateReason(language, because('return_lines_missing')),
  reason: (language) => textIn(language, 'tellWhy'),
  instead: (language) => textIn(language, 'tellInstead'),
  reference: (language) => textIn(language, 'tellWhere'),
}

/** What is missing is said from the first try to send on, until it is there. */
const useFaults = (isMissing: Record<Place, boolean>) => {
  const language = useLanguage()
  const [isTried, setTried] = useState(false)
  return {
    faultAt: (place: Place): string | undefined =>
      isTried && isMissing[place] ? MISSING[place](language) : undefined,
    isComplete: (): boolean => {
      setTried(true)
      return !Object.values(isMissing).some(Boolean)
    },
  }
}

export type ReturnFormOptions = {
  order: Order
  /** What the form begins with. */
  start?: Partial<Pick<Typed, 'reason' | 'via'>>
  draft?: ReturnType<typeof draftOf<Typed>>
  send: (asked: AskedBack, onFailed: (error: unknown) => void) => void
}

const lineOf = ({ productId, size, color }: OrderLine) => ({ productId, size, color })

/** What of an order comes back, why, and what the customer would like instead. */
export const useReturnForm = ({ order, start, draft, send }: ReturnFormOptions) => {
  const language = useLanguage()
  const reasons = openReasons(useShop(), order, useNow())
  const [said, setSaid] = useState(() => ({
    chosen: firstChoice(order),
    ...NOTHING_SAID,
    ...start,
    ...draft?.read(),
  }))
  const { chosen, note, reference } = said
  const [failure, setFailure] = useState<string>()

  const wish: Wish = WISHES.find((one) => one === said.wish) ?? 'money'
  // A draft's reason may no longer be available.
  const reason = reasons.find((one) => one === said.reason)
  const via = REFUND_ORDER.find((one) => one === said.via)
  const needsReference = via !== undefined && via !== 'cash' && wish === 'money'

  const type = (change: Partial<Typed>) => {
    const typed = { ...said, ...change }
    setSaid(typed)
    setFailure(undefined)
    draft?.save(typed)
  }

  const lines = order.orderItems.map((line) => {
    const [key, left] = [lineId(line), unitsReturnable(line, order.returns, reason ?? FAULT)]
    return { key, line, left, units: Math.min(chosen[key] ?? 0, left) }
  })
  const asked = lines
    .filter(({ units }) => units > 0)
    .map(({ line, units }) => ({ ...lineOf(line), quantity: units }))
  const exchange = useExchange(wish === 'other' ? asked : [], order.orderItems)

  const wantedFor = (line: (typeof asked)[number]): { for?: WantedInstead } => {
    const picked = exchange.rows.find(({ key }) => key === lineId(line))?.picked?.wanted
    const instead = wish === 'same' ? line : picked
    return instead ? { for: { size: instead.size, color: instead.color } } : {}
  }

  const { faultAt, isComplete } = useFaults({
    lines: asked.length === 0,
    reason: !reason,
    instead: wish === 'other' && exchange.rows.some(({ picked }) => !picked),
    reference: needsReference && !reference.trim(),
  })

  const submit = (): void => {
    setFailure(undefined)
    if (!isComplete() || !reason) return
    send(
      {
        lines: asked.map((line) => ({ ...line, ...wantedFor(line) })),
        reason,
        note: note.trim(),
        ...(wish === 'money' && via && { refundTo: { via, reference: reference.trim() } }),
      },
      (error) => setFailure(messageOf(language, error)),
    )
  }

  return {
    lines,
    asked,
    bought: order.orderItems,
    wish,
    setWish: (value: Wish) => type({ wish: value }),
    exchange,
    choose: (key: string, units: number) => type({ chosen: { ...chosen, [key]: units } }),
    reasons,
    reason,
    setReason: (value: string) => type({ reason: value }),
    note,
    setNote: (text: string) => type({ note: text }),
    /** How to refund, and to which UPI address or bank account. */
    via,
    setVia: (value: RefundWay) => type({ via: value === via && !start?.via ? '' : value }),
    needsReference,
    reference,
    setReference: (text: string) => type({ reference: text }),
    faultAt,
    /** Why the server refused. */
    failure,
    submit,
  }
}

export type ReturnFormState = ReturnType<typeof useReturnForm>
