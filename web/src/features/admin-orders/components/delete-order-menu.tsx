import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '../../../components/action-menu.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useDeleteOrder } from '../api/delete-order.ts'
import type { Order } from '@bartan/contract/order'

type DeleteOrderMenuProps = { order: Order; onDeleted?: () => void }

/** Deletion exists, but is no button of its own (spec §6). */
export const DeleteOrderMenu = ({ order, onDeleted }: DeleteOrderMenuProps) => {
  const [isAsking, setAsking] = useState(false)
  const { mutate: deleteOrder, isPending } = useDeleteOrder(order._id)
  const confirm = () =>
    deleteOrder(undefined, {
      onSuccess: () => {
        toast.success('Order deleted')
        onDeleted?.()
      },
      onError: (error) => toast.error('The order was not deleted', messageOf(error)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <ActionMenu
        label={`More actions for order ${order._id}`}
        actions={[
          {
            label: 'Delete order',
            icon: <Trash2 aria-hidden size={16} />,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        question="Are you sure you want to delete this order?"
        confirmLabel="Delete"
        isBusy={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {order.status === 'Processing' || order.status === 'Shipped'
          ? 'Its units return to the stock.'
          : 'The stock stays as it is.'}
      </ConfirmDialog>
    </>
  )
}
