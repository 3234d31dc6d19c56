import { unitsReturnable } from '@bartan/contract/return-rules'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useRequestReturn } from './api/request-return.ts'
import type { Order, OrderLine } from '@bartan/contract/order'

/** Where an error can be corrected; `form`: nowhere on this page. */
type Fault = { at: 'lines' | 'reason' | 'form'; message: string }

const NOTHING_CHOSEN = 'Please choose what you want to give back'
const NO_REASON = 'Please tell us why'

const keyOf = ({ productId, size, color }: OrderLine) => `${productId} ${size} ${color}`

/** A customer who bought a single unit wants to return that one. */
const firstChoice = ({ orderItems, returns }: Order): Record<string, number> => {
  const [only, ...others] = orderItems.filter((line) => unitsReturnable(line, returns) > 0)
  return only && others.length === 0 ? { [keyOf(only)]: unitsReturnable(only, returns) } : {}
}

/** Which units of an order are to be returned, and why. */
export const useReturnForm = (userId: string, order: Order) => {
  const [chosen, setChosen] = useState(() => firstChoice(order))
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<Fault>()
  const { mutate, isPending } = useRequestReturn(userId)

  const lines = order.orderItems.map((line) => ({
    key: keyOf(line),
    line,
    left: unitsReturnable(line, order.returns),
    units: chosen[keyOf(line)] ?? 0,
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
    if (asked.length === 0) return setFault({ at: 'lines', message: NOTHING_CHOSEN })
    if (reason.trim() === '') return setFault({ at: 'reason', message: NO_REASON })
    setFault(undefined)
    mutate(
      { id: order._id, lines: asked, reason },
      {
        onSuccess: onSent,
        onError: (error) => setFault({ at: 'form', message: messageOf(error) }),
      },
    )
  }

  return {
    lines,
    choose: (key: string, units: number) => setChosen({ ...chosen, [key]: units }),
    reason,
    setReason,
    fault,
    isBusy: isPending,
    send,
  }
}
