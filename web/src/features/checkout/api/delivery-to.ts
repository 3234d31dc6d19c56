import { useQuery } from '@tanstack/react-query'
import { pinOf } from '@bartan/contract/settings/pin-rules'
import { call } from '#lib/api/api-client.ts'

/** Whether and how fast the shop delivers to an address; undefined while its PIN code is not known. */
export const useDeliveryTo = (address: { country: string; postalCode: string }) => {
  const pin = pinOf(address)
  const { data } = useQuery({
    queryKey: ['pin', pin],
    queryFn: ({ signal }) => call('GET /api/pin/:pin', { params: { pin: pin ?? '' } }, { signal }),
    enabled: pin !== undefined,
    retry: false,
  })
  return pin === undefined ? undefined : data
}
