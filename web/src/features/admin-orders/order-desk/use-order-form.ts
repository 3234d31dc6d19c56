import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

/** For a form that changes an order: it may go with what it was about, once the order is read again. */
export const useOrderForm = (id: string) => {
  const t = useText()
  const { send } = useOrderChange(id)
  const onFailed = (error: unknown) => {
    if (!isStale(error)) return false
    toast.error(t('notSaved'), messageOf(t.language, error))
    return true
  }
  return { send, onFailed }
}
