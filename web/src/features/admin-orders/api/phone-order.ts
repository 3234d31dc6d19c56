import type { CallInput } from '@bartan/contract/api'
import { PHONE_PATTERN } from '@bartan/contract/users/rules'
import { queryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** The account registered with a phone number; null if there is none. */
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

/** Name and address of a phone number's last order; null if there is none. */
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

/** A few products whose name or SKU matches. */
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
    // Orders, statistics and stock have changed.
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey() }),
  })
}

type Taught = { id: string } & CallInput<'POST /api/admin/orders/:id/words'>['body']

/**
 * Teaches the server the products chosen for unknown words. A failure is harmless: the next order sends the words
 * again.
 */
export const useTeachWords = () =>
  useMutation({
    mutationFn: ({ id, words }: Taught) =>
      call('POST /api/admin/orders/:id/words', { params: { id }, body: { words } }),
  })
