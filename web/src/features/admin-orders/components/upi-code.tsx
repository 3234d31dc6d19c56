import { isCancelled } from '@bartan/contract/orders/order-process'
import { deliversItself } from '@bartan/contract/orders/order-steps'
import type { Order } from '@bartan/contract/orders/schema'
import { upiLink } from '@bartan/contract/pricing/upi-link'
import { QrCode as Icon } from 'lucide-react'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { QrCode } from '#components/commerce/qr-code.tsx'
import { Button, Note } from '#components/ui/elements.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  open: css({ flexShrink: 0 }),
  code: css({
    w: 'full',
    maxW: '240px',
    my: '4',
    mx: 'auto',
    p: '3',
    bg: 'white',
    borderRadius: 'sm',
  }),
}

/** QR code for the customer's UPI app at the door: asks for the exact amount, and reports nothing to the shop. */
export const UpiCode = ({ order }: { order: Order }) => {
  const t = useText()
  const { name, upi } = useShop()
  const [isOpen, setOpen] = useState(false)
  if (upi.vpa === '' || order.isPaid || order.toCollect === 0 || isCancelled(order.status))
    return null
  if (!deliversItself(order)) return null
  const { toCollect: amount, number } = order
  const close = () => setOpen(false)
  const title = t('upi.label', { sum: formatRupees(amount) })
  return (
    <>
      <Button className={styles.open} variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Icon aria-hidden size={16} />
        {t('upi.open')}
      </Button>
      <TitledDialog isOpen={isOpen} onClose={close} title={title} size="small">
        <QrCode
          className={styles.code}
          content={upiLink({ vpa: upi.vpa, payee: name, amount, number })}
          title={title}
        />
        <Note>{t('upi.hint')}</Note>
        <DialogActions>
          <Button onClick={close}>{t('upi.close')}</Button>
        </DialogActions>
      </TitledDialog>
    </>
  )
}
