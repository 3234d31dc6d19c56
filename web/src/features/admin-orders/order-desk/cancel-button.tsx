import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useUser } from '#lib/session/session.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'

/** Cancels an order, or notes why one was cancelled. Packers do neither. */
export const CancelButton = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  if (useUser()?.role === 'packer') return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t(order.status === 'Cancelled' ? 'whyCancelled' : 'cancelOrder')}
      </Button>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
