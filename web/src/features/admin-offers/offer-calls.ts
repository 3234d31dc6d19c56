import type { CallInput, CallReply } from '@bartan/contract/api'
import type { OfferReply } from '@bartan/contract/offers/schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

/** An offer as the API takes it. */
export type OfferBody = CallInput<'POST /api/admin/offers'>['body']

const offersKey = () => adminKey('offers')

/** All offers, including ended ones: there are not many. */
export const offersQuery = () => readQuery(offersKey(), 'GET /api/admin/offers')

/** Maximum number of offers per request for figures. */
const MAX_ASKED = 100

export type OfferFigures = CallReply<'GET /api/admin/offers/figures'>[number]

/** Orders and amounts of the first offers. */
export const figuresQuery = (offers: readonly OfferReply[]) => {
  const ids = offers.slice(0, MAX_ASKED).map(({ _id }) => _id)
  return queryOptions({
    queryKey: [...offersKey(), 'figures', ids],
    queryFn: ({ signal }) =>
      call('GET /api/admin/offers/figures', { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
  })
}

/** The catalog, from which the form computes an offer's effects. */
export const goodsQuery = () => ({
  ...readQuery(adminKey('offer-goods'), 'GET /api/admin/products', {
    query: { state: 'published' },
  }),
  staleTime: 60_000,
})

/** Saves a new offer, or changes `before`. */
export const useSaveOffer = (before: OfferReply | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OfferBody) =>
      before
        ? call('PUT /api/admin/offers/:id', {
            params: { id: before._id },
            body: { ...body, version: before.version },
          })
        : call('POST /api/admin/offers', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: offersKey() }),
  })
}

/** Ends an offer immediately, or resumes it. */
export const useSwitchOffer = (offer: OfferReply) => {
  const t = useText()
  const client = useQueryClient()
  return useMutation({
    scope: { id: `offer ${offer._id}` },
    mutationFn: (active: boolean) =>
      call('PUT /api/admin/offers/:id', { params: { id: offer._id }, body: { ...offer, active } }),
    onSuccess: (changed) => {
      client.setQueryData<OfferReply[]>(offersKey(), (offers) =>
        offers?.map((one) => (one._id === changed._id ? changed : one)),
      )
      toast.success(t(changed.active ? 'isBack' : 'isEnded'))
    },
    onError: (error) => {
      toast.error(t('notChanged'), messageOf(t.language, error))
      return client.invalidateQueries({ queryKey: offersKey() })
    },
  })
}

export const useSimulateOffer = () =>
  useMutation({
    mutationFn: (body: OfferBody) => call('POST /api/admin/offers/simulate', { body }),
  })
