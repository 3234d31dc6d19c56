import { isCancelled as isCancelledStatus } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useText } from './texts.ts'

export const CancelButton = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const may = usePermissions()
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
