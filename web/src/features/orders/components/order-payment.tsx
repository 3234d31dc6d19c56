import { isOpen } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = { soft: css({ color: 'ink.soft' }) }

const Collected = ({ collected }: Pick<Order, 'collected'>) => {
  const t = useText()
  return collected ? (
    <p>{t(`paidBy.${collected.by}`, { sum: formatRupees(collected.amount) })}</p>
  ) : null
}

/** Amount and method of payment, due or paid. */
export const OrderPayment = ({ order }: { order: Order }) => {
  const t = useText()
  const shop = useShop()
  const { status, toCollect, collected } = order
  const isToPay = isOpen(status) && toCollect > 0
  return (
    <div className={grid({ gap: '1' })}>
      <p>{t('cod')}</p>
      {isToPay && <p>{t('haveReady', { sum: formatRupees(toCollect) })}</p>}
      {isToPay && shop.upi.vpa !== '' && <p className={styles.soft}>{t('orByUpi')}</p>}
      <Collected collected={collected} />
    </div>
  )
}
