import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useCancelOrder } from '../api/change-order.ts'
import { useText } from '../texts.ts'

export const CancelOrder = ({ userId, orderId }: { userId: string; orderId: string }) => {
  const t = useText()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useCancelOrder(userId)

  const cancel = () =>
    mutate(orderId, {
      onSuccess: () => toast.success(t('cancelled')),
      onError: (error) => toast.error(t('cancelFailed'), messageOf(language, error)),
      onSettled: () => setIsAsking(false),
    })

  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {t('cancelOrder')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t('cancelThis')}
        confirmLabel={t('yesCancel')}
        cancelLabel={t('keepOrder')}
        isBusy={isPending}
        onConfirm={cancel}
        onCancel={() => setIsAsking(false)}
      >
        {t('nothingSent')}
      </ConfirmDialog>
    </>
  )
}
