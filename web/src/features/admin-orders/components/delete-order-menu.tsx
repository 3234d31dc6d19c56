import { isOpen as isOpenStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { call } from '#lib/api/api-client.ts'
import { useUser } from '#lib/session/session.ts'
import { orderKey, refreshBesideOrders, dropOrder } from '../api/order-queries.ts'
import { useText } from '../texts.ts'

const useDeleteOrder = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/orders/:id', { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: orderKey(id) })
      refreshBesideOrders(client)
      dropOrder(client, id)
    },
  })
}

/** Menu for deleting an order, which has no button of its own (spec §6). */
export const DeleteOrderMenu = ({ order, onDeleted }: { order: Order; onDeleted?: () => void }) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const isAdmin = useUser()?.role === 'admin'
  const { mutateAsync: deleteOrder } = useDeleteOrder(order._id)
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
        call={deleteOrder}
        done={t('deleted')}
        failed={t('notDeleted')}
        onDone={onDeleted}
        onClose={() => setAsking(false)}
      >
        {t(isOpenStatus(order.status) ? 'unitsReturn' : 'stockStays')}
      </ConfirmDialog>
    </>
  )
}
