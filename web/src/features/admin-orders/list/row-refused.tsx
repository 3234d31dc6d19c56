import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#components/ui/button.tsx'
import { useText } from '../desk-texts.ts'
import { CancelDialog } from '../order-desk/cancel-dialog.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { quietRowAction, rowWord } from './row-action.ts'

/** For a refused parcel: the reason, and whether its products can be sold again. */
export const RowRefused = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const may = usePermissions()
  if (ruleOf(order.status).money !== 'due' || !may.step(order.status, 'Cancelled')) return null
  return (
    <>
      <IconButton
        className={quietRowAction}
        aria-label={t('comesBackOf', { number: order.number })}
        onClick={() => setOpen(true)}
      >
        <PackageX aria-hidden size={18} />
        <span className={rowWord}>{t('isReturning')}</span>
      </IconButton>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
