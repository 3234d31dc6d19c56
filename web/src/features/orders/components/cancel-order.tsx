import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useCancelOrder } from '../api/cancel-order.ts'

/** For an order that is still Processing. */
export const CancelOrder = ({ userId, orderId }: { userId: string; orderId: string }) => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useCancelOrder(userId)

  const cancel = () =>
    mutate(orderId, {
      onSuccess: () => toast.success('Your order is cancelled'),
      onError: (error) => toast.error('Failed to cancel the order', messageOf(error)),
      onSettled: () => setIsAsking(false),
    })

  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question="Cancel this order?"
        confirmLabel="Yes, cancel it"
        isBusy={isPending}
        onConfirm={cancel}
        onCancel={() => setIsAsking(false)}
      >
        Nothing will be sent, and there is nothing to pay.
      </ConfirmDialog>
    </>
  )
}
