import { useMutation, useQueryClient } from '@tanstack/react-query'
import { said } from '#i18n/copy-of.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#lib/toaster.tsx'
import { copy } from '../copy.ts'
import { waitingKey } from './waiting-query.ts'

export const useRemoveWaiting = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/back-in-stock/:id', { params: { id } }),
    onSuccess: () => toast.success(copy('removed')),
    onError: (error) => toast.error(copy('notRemoved'), said(messageOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: waitingKey() }),
  })
}
