import { isOpen as isOpenStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useUser } from '#lib/session/session.ts'
import { orderKey, orderCountsKey, dropOrder } from '../api/order-queries.ts'
import { useText } from '../texts.ts'

const useDeleteOrder = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/orders/:id', { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: orderKey(id) })
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: orderCountsKey() })
      dropOrder(client, id)
    },
  })
}

type DeleteOrderMenuProps = { order: Order; onDeleted?: () => void }

/** Menu for deleting an order, which has no button of its own (spec §6). */
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
