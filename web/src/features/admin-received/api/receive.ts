import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@bartan/contract/api'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

type Delivery = CallInput<'POST /api/admin/stock/received'>['body']

export const useReceive = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Delivery) => call('POST /api/admin/stock/received', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey('products') }),
  })
}
