import { ConfirmButton } from '#components/ui/overlay/confirm-button.tsx'
import { useCancelOrder } from '../api/change-order.ts'
import { useText } from '../texts.ts'

export const CancelOrder = ({ userId, orderId }: { userId: string; orderId: string }) => {
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
