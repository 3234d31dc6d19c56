import { REFUND_WAYS, RETURN_REASONS, unitsReturnable } from '@bartan/contract/orders/return-rules'
import { reasonsOf } from '@bartan/contract/reasons/reason'
import { SHOPPING_REASONS } from '@bartan/contract/reasons/shopping-reasons'
import { useState } from 'react'
import { translateReason } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { openReasons } from './open-reasons.ts'
import { useText } from './texts.ts'
import { useRequestReturn } from './api/change-order.ts'
import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { useLanguage } from '#i18n/language.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useNow } from '#lib/clock.ts'

type Typed = {
  chosen: Record<string, number>
  reason: string
  note: string
  via: string
  reference: string
}

/** Where an error can be corrected; `form` means nowhere on this page. */
type Fault = { at: 'lines' | 'reason' | 'reference' | 'form'; message: string }

const because = reasonsOf(SHOPPING_REASONS)

const keyOf = ({ productId, size, color }: OrderLine) => `${productId} ${size} ${color}`

const [, FAULT] = RETURN_REASONS

/** Units that can be returned for at least one reason. */
const unitsLeft = (line: OrderLine, { returns }: Order): number =>
  unitsReturnable(line, returns, FAULT)

const firstChoice = (order: Order): Record<string, number> => {
  const [only, ...others] = order.orderItems.filter((line) => unitsLeft(line, order) > 0)
  return only && others.length === 0 ? { [keyOf(only)]: unitsLeft(only, order) } : {}
}

const NOTHING_SAID = { reason: '', note: '', via: '', reference: '' }

const draftFor = ({ _id, orderItems }: Order) =>
  draftOf('personal', `return ${_id}`, {
    chosen: Object.fromEntries(orderItems.map((line) => [keyOf(line), 0])),
    ...NOTHING_SAID,
  })

type Choice = { line: OrderLine; units: number }

const askedOf = (lines: readonly Choice[]) =>
  lines
    .filter(({ units }) => units > 0)
    .map(({ line: { productId, size, color }, units }) => ({
      productId,
      size,
      color,
      quantity: units,
    }))

/** State of the return form: units and reason. */
export const useReturnForm = (userId: string, order: Order) => {
  const t = useText()
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

  const via = REFUND_WAYS.find((one) => one === way)
  const needsReference = via !== undefined && via !== 'cash'

  const type = (change: Partial<Typed>) => {
    const typed = { chosen, reason: reason ?? '', note, via: via ?? '', reference, ...change }
    setTyped(typed)
    setFault(undefined)
    draft.save(typed)
  }

  const lines = order.orderItems.map((line) => ({
    key: keyOf(line),
    line,
    left: unitsReturnable(line, order.returns, reason ?? FAULT),
    units: Math.min(
      chosen[keyOf(line)] ?? 0,
      unitsReturnable(line, order.returns, reason ?? FAULT),
    ),
  }))

  const send = (photos: readonly File[], onSent: (isComplete: boolean) => void): void => {
    const asked = askedOf(lines)
    if (!reason) return setFault({ at: 'reason', message: t('tellWhy') })
    if (asked.length === 0)
      return setFault({
        at: 'lines',
        message: translateReason(language, because('return_lines_missing')),
      })
    if (needsReference && !reference.trim())
      return setFault({ at: 'reference', message: t('tellWhere') })
    setFault(undefined)
    mutate(
      {
        id: order._id,
        lines: asked,
        reason,
        note: note.trim(),
        ...(via && { refundTo: { via, reference: reference.trim() } }),
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
    /** Called when the customer keeps everything. */
    dropDraft: draft.forget,
    fault,
    isBusy: isPending,
    send,
  }
}
