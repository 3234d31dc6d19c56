import { isCancelled } from '@bartan/contract/orders/order-process'
import { mayStep } from '@bartan/contract/orders/order-steps'
import type { Order } from '@bartan/contract/orders/schema'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { openReasons } from '#components/commerce/returns/open-reasons.ts'
import { ButtonLink } from '#components/ui/elements.tsx'
import { ConfirmButton } from '#components/ui/overlay/confirm-button.tsx'
import { useNow } from '#lib/clock.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useCancelOrder } from '../api/change-order.ts'
import { useText } from '../texts.ts'
import { ReturnOrder } from './return-order.tsx'

const CancelOrder = ({ userId, orderId }: { userId: string; orderId: string }) => {
  const t = useText()
  const { mutateAsync: cancel } = useCancelOrder(userId)
  return (
    <ConfirmButton
      opener={{ variant: 'outline', children: t('cancelOrder') }}
      question={t('cancelThis')}
      confirmLabel={t('yesCancel')}
      cancelLabel={t('keepOrder')}
      call={() => cancel(orderId)}
      done={t('cancelled')}
      failed={t('cancelFailed')}
    >
      {t('nothingSent')}
    </ConfirmButton>
  )
}

const styles = {
  /** Takes the button's place, so that content below doesn't move. */
  requested: css({ display: 'grid', placeItems: 'center', minH: 'tap', color: 'ink.soft' }),
}

type OrderActionsProps = {
  order: Order
  userId: string
  /** Button that adds the order's products to the cart again. */
  buyAgain: ReactNode
}

/** The customer's actions on an order; an admin viewing another customer's order gets only the invoice. */
export const OrderActions = ({ order, userId, buyAgain }: OrderActionsProps) => {
  const t = useText()
  const shop = useShop()
  const now = useNow()
  const isMine = order.user._id === userId
  return (
    <div className={grid({ gap: '3', gridTemplateColumns: '1' })}>
      {isMine && buyAgain}
      <ButtonLink variant="outline" to={paths.invoice(order._id)}>
        <FileText aria-hidden size={18} />
        {t('invoice')}
      </ButtonLink>
      {isMine && mayStep('customer', order.status, 'Cancelled') && (
        <CancelOrder userId={userId} orderId={order._id} />
      )}
      {/* Where the button was, so that cancelling moves nothing. */}
      {isMine && isCancelled(order.status) && (
        <ButtonLink variant="outline" to={paths.collection()}>
          {t('startShopping')}
        </ButtonLink>
      )}
      {isMine && openReasons(shop, order, now).length > 0 && (
        <ReturnOrder userId={userId} order={order} />
      )}
      {isMine && order.returns?.some(({ state }) => state === 'requested') && (
        <p className={styles.requested}>{t('returnRequested')}</p>
      )}
    </div>
  )
}
