import { PHONE_PATTERN } from '@bartan/contract/users/rules'
import { queryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import type { CallInput } from '@bartan/contract/api'

/** The account that is registered with a phone; null where there is none. */
export const accountQuery = (phone: string) =>
  queryOptions({
    queryKey: adminKey('account-of', phone),
    queryFn: async ({ signal }) => {
      const query = { search: phone, limit: '1' }
      const [account] = await call('GET /api/admin/users', { query }, { signal })
      return account?.phone === phone ? account : null
    },
    enabled: PHONE_PATTERN.test(phone),
  })

/** Name and address of the last order of a phone; null where there is none. */
export const lastAddressQuery = (phone: string) =>
  queryOptions({
    queryKey: adminKey('last-address-of', phone),
    queryFn: async ({ signal }) => {
      const query = { phone, limit: '1' }
      const [order] = await call('GET /api/admin/orders', { query }, { signal })
      return order?.shippingAddress ?? null
    },
    enabled: PHONE_PATTERN.test(phone),
  })

const MAX_SUGGESTIONS = 6

/** A few products that match a name or a SKU. */
export const foundProductsQuery = (search: string) =>
  queryOptions({
    queryKey: adminKey('found-products', search),
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/products',
        { query: { search, state: 'published', limit: String(MAX_SUGGESTIONS) } },
        { signal },
      ),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

export type NewPhoneOrder = CallInput<'POST /api/admin/orders'>['body']

export const usePlacePhoneOrder = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPhoneOrder) => call('POST /api/admin/orders', { body }),
    // Orders, figures and stock have changed.
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey() }),
  })
}

type Taught = { id: string } & CallInput<'POST /api/admin/orders/:id/words'>['body']

/** What was chosen for unknown words; where it fails, the next order says it again. */
export const useTeachWords = () =>
  useMutation({
    mutationFn: ({ id, words }: Taught) =>
      call('POST /api/admin/orders/:id/words', { params: { id }, body: { words } }),
  })
