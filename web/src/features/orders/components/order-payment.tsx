import { isOpen } from '@bartan/contract/orders/order-process'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { shop } from '#lib/shop-settings.ts'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = { root: css({ display: 'grid', gap: '1' }), soft: css({ color: 'ink.soft' }) }

const Collected = ({ collected }: Pick<Order, 'collected'>) =>
  collected ? <p>{t(`paidBy.${collected.by}`, { sum: formatRupees(collected.amount) })}</p> : null

/** What is paid at the door, and how; or what was. */
export const OrderPayment = ({ order }: { order: Order }) => {
  const { status, totalPrice, collected } = order
  return (
    <div className={styles.root}>
      <p>{t('cod')}</p>
      {isOpen(status) && <p>{t('haveReady', { sum: formatRupees(totalPrice) })}</p>}
      {isOpen(status) && shop().upi.vpa !== '' && <p className={styles.soft}>{t('orByUpi')}</p>}
      <Collected collected={collected} />
    </div>
  )
}
