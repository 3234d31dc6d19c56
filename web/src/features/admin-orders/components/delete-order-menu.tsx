import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '#components/ui/action-menu.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/toaster.tsx'
import { useDeleteOrder } from '../api/change-order.ts'
import { copy } from '../copy.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { isOpen as isOpenStatus } from '@bartan/contract/orders/rules'

type DeleteOrderMenuProps = { order: Order; onDeleted?: () => void }

/** Deletion is possible, but has no button of its own (spec §6). */
export const DeleteOrderMenu = ({ order, onDeleted }: DeleteOrderMenuProps) => {
  const [isAsking, setAsking] = useState(false)
  const { mutate: deleteOrder, isPending } = useDeleteOrder(order._id)
  const confirm = () =>
    deleteOrder(undefined, {
      onSuccess: () => {
        toast.success(copy('deleted'))
        onDeleted?.()
      },
      onError: (error) => toast.error(copy('notDeleted'), messageOf(error)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <ActionMenu
        label={copy('more', { id: order._id })}
        actions={[
          {
            label: copy('deleteOrder'),
            icon: <Trash2 aria-hidden size={16} />,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        question={copy('deleteQuestion')}
        confirmLabel={copy('delete')}
        isBusy={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {copy(isOpenStatus(order.status) ? 'unitsReturn' : 'stockStays')}
      </ConfirmDialog>
    </>
  )
}
