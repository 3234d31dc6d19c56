import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useUser } from '#lib/session/session.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'

const labelOf = ({ status, cancelReason }: StaffOrder) => {
  if (status !== 'Cancelled') return 'cancelOrder'
  return cancelReason ? (`reason.${cancelReason}` as const) : 'whyCancelled'
}

/** Cancels an order, or says why one was cancelled. Packers do neither. */
export const CancelButton = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  if (useUser()?.role === 'packer') return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t(labelOf(order))}
      </Button>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
