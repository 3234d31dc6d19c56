import { upiLink } from '@bartan/contract/shop/upi-link'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { QrCode } from '#components/commerce/qr-code.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', alignItems: 'center', gap: '4', mt: '4' }),
  code: css({ boxSize: '112px', flexShrink: 0, p: '2', bg: 'white', borderRadius: 'sm' }),
  hint: css({ color: 'ink.soft', fontSize: 'sm' }),
  amount: css({ fontWeight: 'semibold' }),
}

/** What the customer's UPI app reads at the door: it asks for the very amount, and tells the shop nothing. */
export const UpiCode = ({ order }: { order: Order }) => {
  const { name, upi } = useShop()
  if (upi.vpa === '' || order.isPaid || order.status === 'Cancelled') return null
  const { totalPrice: amount, number } = order
  return (
    <div className={styles.root}>
      <QrCode
        className={styles.code}
        content={upiLink({ vpa: upi.vpa, payee: name, amount, number })}
        title={t('upi.label', { sum: formatRupees(amount) })}
      />
      <div>
        <p className={styles.amount}>{t('upi.sum', { sum: formatRupees(amount) })}</p>
        <p className={styles.hint}>{t('upi.hint')}</p>
      </div>
    </div>
  )
}
