import { PackageX } from 'lucide-react'
import { useState } from 'react'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { IconButton } from '#components/ui/button.tsx'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { t } from '../desk-texts.ts'
import { CancelDialog } from '../order-desk/cancel-dialog.tsx'

const styles = {
  icon: css({ boxSize: { base: 'tap', lg: 'tap.sm' }, color: 'ink.soft' }),
}

/** For a parcel that comes back: why, and whether its goods can be sold again. Packers do not cancel. */
export const RowRefused = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  if (useUser()?.role === 'packer' || order.status !== 'Shipped') return null
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
