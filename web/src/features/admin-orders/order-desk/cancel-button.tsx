import { isCancelled as isCancelledStatus } from '@bartan/contract/orders/order-process'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '../steps/use-may.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'

/** Cancels an order, or notes why one was cancelled. */
export const CancelButton = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  const isCancelled = isCancelledStatus(order.status)
  if (!(isCancelled ? may.correct('cancelReason') : may.step(order.status, 'Cancelled')))
    return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t(isCancelled ? 'whyCancelled' : 'cancelOrder')}
      </Button>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
