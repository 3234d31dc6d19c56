import { useQuery } from '@tanstack/react-query'
import { pinOf } from '@bartan/contract/shared/pin'
import { call } from '#lib/api/api-client.ts'

/** Whether and how fast the shop delivers to an address; undefined while its PIN code is not known. */
export const useDeliveryTo = (address: { country: string; postalCode: string }) => {
  const pin = pinOf(address) ?? ''
  const { data } = useQuery({
    queryKey: ['pin', pin],
    queryFn: async ({ signal }) => ({
      ...(await call('GET /api/pin/:pin', { params: { pin } }, { signal })),
      askedAt: new Date().toISOString(),
    }),
    enabled: pin !== '',
    retry: false,
  })
  return data
}
