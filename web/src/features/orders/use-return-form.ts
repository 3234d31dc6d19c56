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
import { useLanguage } from '#i18n/language.ts'
import { translateReason } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useNow } from '#lib/clock.ts'
import { useShop } from '#lib/shop-settings.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useRequestReturn } from './api/change-order.ts'
import { openReasons } from './open-reasons.ts'
import { textIn } from './texts.ts'

type Typed = {
  chosen: Record<string, number>
  reason: string
  note: string
  via: string
  reference: string
}

/** Where an error can be corrected; `form` means nowhere on this page. */
type Fault = { at: 'lines' | 'reason' | 'instead' | 'reference' | 'form'; message: string }

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

const NOTHING_SAID = { reason: '', note: '', via: '', reference: '' }

const draftFor = ({ _id, orderItems }: Order) =>
  draftOf('personal', `return ${_id}`, {
    chosen: Object.fromEntries(orderItems.map((line) => [lineId(line), 0])),
    ...NOTHING_SAID,
  })

type Choice = { key: string; line: OrderLine; units: number }
type Instead = Readonly<Record<string, WantedInstead | undefined>>

const wantedFor = ({ key, line }: Choice, wish: Wish, instead: Instead) => {
  const { size, color } = line
  const wanted = wish === 'same' ? { size, color } : wish === 'other' ? instead[key] : undefined
  return wanted && { for: wanted }
}

const sentOf = (asked: readonly Choice[], wish: Wish, instead: Instead) =>
  asked.map((choice) => {
    const { productId, size, color } = choice.line
    return { productId, size, color, quantity: choice.units, ...wantedFor(choice, wish, instead) }
  })

/** What is wanted for what comes back, and which size or color of each line. */
const useWish = () => {
  const [wish, setWish] = useState<Wish>('money')
  const [instead, setAll] = useState<Instead>({})
  const setInstead = (key: string, wanted: WantedInstead | undefined) =>
    setAll((before) => ({ ...before, [key]: wanted }))
  return { wish, setWish, instead, setInstead }
}

type Said = {
  reason: string | undefined
  asked: readonly Choice[]
  isUnsaid: { instead: boolean; reference: boolean }
}

const missingIn = (language: Language, { reason, asked, isUnsaid }: Said): Fault | undefined => {
  if (!reason) return { at: 'reason', message: textIn(language, 'tellWhy') }
  if (asked.length === 0)
    return { at: 'lines', message: translateReason(language, because('return_lines_missing')) }
  if (isUnsaid.instead) return { at: 'instead', message: textIn(language, 'tellInstead') }
  if (isUnsaid.reference) return { at: 'reference', message: textIn(language, 'tellWhere') }
  return undefined
}

/** State of the return form: units and reason. */
export const useReturnForm = (userId: string, order: Order) => {
  const language = useLanguage()
  const shop = useShop()
  const now = useNow()
  const draft = draftFor(order)
  const [{ chosen, reason: known, note, via: way, reference }, setTyped] = useState(() => ({
    chosen: firstChoice(order),
    ...NOTHING_SAID,
    ...draft.read(),
  }))
  const [fault, setFault] = useState<Fault>()
  const { mutate, isPending } = useRequestReturn(userId)

  const reasons = openReasons(shop, order, now)
  // A draft's reason may no longer be available.
  const reason = reasons.find((one) => one === known)

  const wished = useWish()
  const { wish, instead } = wished
  const via = REFUND_ORDER.find((one) => one === way) ?? 'upi'
  const needsReference = via !== 'cash' && wish === 'money'

  const type = (change: Partial<Typed>) => {
    const typed = { chosen, reason: reason ?? '', note, via, reference, ...change }
    setTyped(typed)
    setFault(undefined)
    draft.save(typed)
  }

  const lines = order.orderItems.map((line) => ({
    key: lineId(line),
    line,
    left: unitsReturnable(line, order.returns, reason ?? FAULT),
    units: Math.min(
      chosen[lineId(line)] ?? 0,
      unitsReturnable(line, order.returns, reason ?? FAULT),
    ),
  }))

  const asked = lines.filter(({ units }) => units > 0)

  const send = (photos: readonly File[], onSent: (isComplete: boolean) => void): void => {
    const isUnsaid = {
      instead: wish === 'other' && asked.some(({ key }) => !instead[key]),
      reference: needsReference && !reference.trim(),
    }
    const found = missingIn(language, { reason, asked, isUnsaid })
    setFault(found)
    if (found || !reason) return
    mutate(
      {
        id: order._id,
        lines: sentOf(asked, wish, instead),
        reason,
        note: note.trim(),
        ...(wish === 'money' && { refundTo: { via, reference: reference.trim() } }),
        photos,
      },
      {
        onSuccess: ({ isComplete }) => {
          draft.forget()
          onSent(isComplete)
        },
        onError: (error) => setFault({ at: 'form', message: messageOf(language, error) }),
      },
    )
  }

  return {
    lines,
    asked,
    ...wished,
    choose: (key: string, units: number) => type({ chosen: { ...chosen, [key]: units } }),
    reasons,
    reason,
    setReason: (value: string) => type({ reason: value }),
    note,
    setNote: (text: string) => type({ note: text }),
    /** How to refund, and to which UPI address or bank account. */
    via,
    setVia: (value: string) => type({ via: value }),
    needsReference,
    reference,
    setReference: (text: string) => type({ reference: text }),
    fault,
    isBusy: isPending,
    send,
  }
}
