import type { CallInput } from '@bartan/contract/api'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useOrderChange } from '../order-desk/use-order-change.ts'
import { useText } from './texts.ts'

/** What is decided about the order's returns. */
export const useReturns = (id: string) => {
  const t = useText()
  const { change, isPending } = useOrderChange(id)
  const params = { id }
  const send = async (
    request: () => Promise<StaffOrder>,
    done: 'accepted' | 'declined' | 'exchanged' | 'sentNow' | 'paidBack',
    failed: 'notAnswered' | 'notSentNow' | 'notPaid',
  ) => {
    const tell = (error: unknown) => toast.error(t(failed), messageOf(t.language, error))
    if (await change(request, tell)) toast.success(t(done))
  }
  return {
    isPending,
    decide: (body: CallInput<'PUT /api/admin/orders/:id/return'>['body']) =>
      send(
        () => call('PUT /api/admin/orders/:id/return', { params, body }),
        body.decision,
        'notAnswered',
      ),
    /** Sends an exchange before the goods arrive. */
    sendNow: (body: CallInput<'POST /api/admin/orders/:id/return/exchange'>['body']) =>
      send(
        () => call('POST /api/admin/orders/:id/return/exchange', { params, body }),
        'sentNow',
        'notSentNow',
      ),
    /** Notes how what is due was paid back. */
    payBack: (body: CallInput<'POST /api/admin/orders/:id/refund'>['body']) =>
      send(
        () => call('POST /api/admin/orders/:id/refund', { params, body }),
        'paidBack',
        'notPaid',
      ),
  }
}
