import type { CallInput } from '@bartan/contract/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { forgetProducts } from './product-query.ts'

export const useCreateProduct = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/products'>['body']) =>
      call('POST /api/products', { body }),
    onSuccess: () => forgetProducts(client),
  })
}

export const useChangeProduct = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PUT /api/products/:id'>['body']) =>
      call('PUT /api/products/:id', { params: { id }, body }),
    onSuccess: () => forgetProducts(client),
  })
}
