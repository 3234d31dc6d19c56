import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { useUser } from '#lib/session/session.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useDeleteOrder } from '../api/change-order.ts'
import { useText } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { isOpen as isOpenStatus } from '@bartan/contract/orders/order-process'
import { useLanguage } from '#i18n/language.ts'

type DeleteOrderMenuProps = { order: Order; onDeleted?: () => void }

/** Deletion is possible, but has no button of its own (spec §6). */
export const DeleteOrderMenu = ({ order, onDeleted }: DeleteOrderMenuProps) => {
  const t = useText()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const isAdmin = useUser()?.role === 'admin'
  const { mutate: deleteOrder, isPending } = useDeleteOrder(order._id)
  const confirm = () =>
    deleteOrder(undefined, {
      onSuccess: () => {
        toast.success(t('deleted'))
        onDeleted?.()
      },
      onError: (error) => toast.error(t('notDeleted'), messageOf(language, error)),
      onSettled: () => setAsking(false),
    })
  if (!isAdmin) return null
  return (
    <>
      <ActionMenu
        label={t('more', { id: order.number })}
        actions={[
          {
            label: t('deleteOrder'),
            icon: <Trash2 aria-hidden size={16} />,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        question={t('deleteQuestion')}
        confirmLabel={t('delete')}
        isBusy={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t(isOpenStatus(order.status) ? 'unitsReturn' : 'stockStays')}
      </ConfirmDialog>
    </>
  )
}
