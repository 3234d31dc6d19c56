import { ruleOf, stageOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Badge } from '#components/ui/elements.tsx'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import { shortAge } from '../list/row-texts.ts'
import { riskOf, riskyPlace } from './risk.ts'

const over = css({ visibility: 'hidden' })

/** Facts for confirming an order. Keeps its space afterwards, so that the rows below don't move. */
export const RowNotes = ({ order, isDone }: { order: StaffOrder; isDone: boolean }) => {
  const isToConfirm = stageOf(order) === 'toConfirm'
  const [wasToConfirm] = useState(isToConfirm)
  if (!isToConfirm && !wasToConfirm) return null
  return (
    <span className={isToConfirm && !isDone ? undefined : over}>
      <RiskNotes order={order} />
    </span>
  )
}

/** Says that an order must be confirmed before packing and shipping, and why. */
export const ConfirmFirst = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { confirmFirst, confirmation, status } = order
  if (!confirmFirst || !ruleOf(status).packable || confirmation.state === 'confirmed') return null
  return <Badge tone="warning">{t(`confirmFirst.${confirmFirst}`)}</Badge>
}

const TONES = { refused: 'danger', new: 'warning', known: 'success' } as const

/** Facts about the phone number and the place, and the number of call attempts. */
const RiskNotes = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const now = useNow()
  const { confirmation, phoneFacts = { orders: 1, delivered: 0, refused: 0 } } = order
  const risk = riskOf(order)
  // Parcels on their way are neither refused nor delivered yet.
  const finished = phoneFacts.delivered + phoneFacts.refused
  const place = riskyPlace(order)
  const { state, attempts, at } = confirmation
  return (
    <span className={wrap({ align: 'center', gap: '1.5' })}>
      <Badge tone={TONES[risk]}>{t(`risk.${risk}`, { ...phoneFacts, finished })}</Badge>
      {place && <Badge tone="warning">{t('risk.place', place)}</Badge>}
      {order.askAdvance !== undefined && (
        <Badge tone="warning">{t('askAdvance', { sum: formatRupees(order.askAdvance) })}</Badge>
      )}
      <ConfirmFirst order={order} />
      {attempts > 0 && at && (
        <Badge tone="neutral">
          {t(state === 'asked' ? 'asked' : 'tried', {
            count: attempts,
            age: shortAge(t.language, at, now),
          })}
        </Badge>
      )}
      {state === 'declined' && <Badge tone="danger">{t('declined')}</Badge>}
    </span>
  )
}
