import { PHONE_PATTERN } from '@bartan/contract/users/rules'
import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

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
