import { Button } from '../../../components/button.tsx'
import { text } from '../../../copy/texts.ts'
import { useChangeStatus } from '../api/change-status.ts'
import type { Order } from '@bartan/contract/order'

export const MarkDelivered = ({ order }: { order: Order }) => {
  const { mutate: changeStatus } = useChangeStatus(order)
  return (
    <Button
      variant="outline"
      size="sm"
      whiteSpace="nowrap"
      disabled={order.status === 'Delivered'}
      onClick={() => changeStatus('Delivered')}
    >
      {text('markDelivered')}
    </Button>
  )
}
