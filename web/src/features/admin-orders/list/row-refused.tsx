import { ruleOf } from '@bartan/contract/orders/order-process'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { IconButton } from '#components/ui/button.tsx'
import { css } from '#styled-system/css'
import { t } from '../desk-texts.ts'
import { CancelDialog } from '../order-desk/cancel-dialog.tsx'
import { useMay } from '../steps/use-may.ts'

const styles = {
  icon: css({ boxSize: { base: 'tap', lg: 'tap.sm' }, color: 'ink.soft' }),
}

/** For a parcel that comes back: why, and whether its goods can be sold again. */
export const RowRefused = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  if (ruleOf(order.status).money !== 'due' || !may.step(order.status, 'Cancelled')) return null
  return (
    <>
      <IconButton
        className={styles.icon}
        aria-label={t('comesBackOf', { number: order.number })}
        title={t('comesBack')}
        onClick={() => setOpen(true)}
      >
        <PackageX aria-hidden size={20} />
      </IconButton>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
