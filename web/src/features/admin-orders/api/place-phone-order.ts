import type { CallInput } from '@bartan/contract/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

export type NewPhoneOrder = CallInput<'POST /api/admin/orders'>['body']

export const usePlacePhoneOrder = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPhoneOrder) => call('POST /api/admin/orders', { body }),
    // Orders, figures and stock have changed.
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey() }),
  })
}
