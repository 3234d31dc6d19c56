import { stageOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { css } from '#styled-system/css'
import { RiskNotes } from '../confirming/risk-notes.tsx'

const over = css({ visibility: 'hidden' })

type RowNotesProps = { order: StaffOrder; isDone: boolean }

/** Facts for confirming an order. Keeps its space afterwards, so that the rows below don't move. */
export const RowNotes = ({ order, isDone }: RowNotesProps) => {
  const isToConfirm = stageOf(order) === 'toConfirm'
  const [wasToConfirm] = useState(isToConfirm)
  if (!isToConfirm && !wasToConfirm) return null
  return (
    <span className={isToConfirm && !isDone ? undefined : over}>
      <RiskNotes order={order} />
    </span>
  )
}
