import { unitsReturnable } from '@bartan/contract/orders/return-rules'
import { reasonsOf } from '@bartan/contract/reasons/reason'
import { SHOPPING_REASONS } from '@bartan/contract/reasons/shopping-reasons'
import { useState } from 'react'
import { translateReason } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { t } from './texts.ts'
import { useRequestReturn } from './api/change-order.ts'
import type { Order, OrderLine } from '@bartan/contract/orders/schema'

/** Where an error can be corrected; `form`: nowhere on this page. */
type Fault = { at: 'lines' | 'reason' | 'form'; message: string }

const because = reasonsOf(SHOPPING_REASONS)

const keyOf = ({ productId, size, color }: OrderLine) => `${productId} ${size} ${color}`

/** A customer who bought a single unit wants to return that one. */
const firstChoice = ({ orderItems, returns }: Order): Record<string, number> => {
  const [only, ...others] = orderItems.filter((line) => unitsReturnable(line, returns) > 0)
  return only && others.length === 0 ? { [keyOf(only)]: unitsReturnable(only, returns) } : {}
}

const draftFor = ({ _id, orderItems }: Order) =>
  draftOf('personal', `return ${_id}`, {
    chosen: Object.fromEntries(orderItems.map((line) => [keyOf(line), 0])),
    reason: '',
  })

/** Which units of an order are to be returned, and why. */
export const useReturnForm = (userId: string, order: Order) => {
  const draft = draftFor(order)
  const [{ chosen, reason }, setTyped] = useState(() => ({
    chosen: firstChoice(order),
    reason: '',
    ...draft.read(),
  }))
  const [fault, setFault] = useState<Fault>()
  const { mutate, isPending } = useRequestReturn(userId)

  const type = (typed: { chosen: Record<string, number>; reason: string }) => {
    setTyped(typed)
    draft.save(typed)
  }

  const lines = order.orderItems.map((line) => ({
    key: keyOf(line),
    line,
    left: unitsReturnable(line, order.returns),
    units: Math.min(chosen[keyOf(line)] ?? 0, unitsReturnable(line, order.returns)),
  }))

  const send = (onSent: () => void): void => {
    const asked = lines
      .filter(({ units }) => units > 0)
      .map(({ line: { productId, size, color }, units }) => ({
        productId,
        size,
        color,
        quantity: units,
      }))
    if (asked.length === 0)
      return setFault({ at: 'lines', message: translateReason(because('return_lines_missing')) })
    if (reason.trim() === '') return setFault({ at: 'reason', message: t('tellWhy') })
    setFault(undefined)
    mutate(
      { id: order._id, lines: asked, reason },
      {
        onSuccess: () => {
          draft.forget()
          onSent()
        },
        onError: (error) => setFault({ at: 'form', message: messageOf(error) }),
      },
    )
  }

  return {
    lines,
    choose: (key: string, units: number) => type({ chosen: { ...chosen, [key]: units }, reason }),
    reason,
    setReason: (text: string) => type({ chosen, reason: text }),
    /** For who keeps everything after all. */
    dropDraft: draft.forget,
    fault,
    isBusy: isPending,
    send,
  }
}
