import type { ProductId } from '@bartan/contract/products/product-id'
import type { Synonym } from '@bartan/contract/settings/settings'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

const searchesKey = () => adminKey('searches')

export const searchesQuery = (days: string) =>
  queryOptions({
    queryKey: [...searchesKey(), days],
    queryFn: ({ signal }) =>
      call('GET /api/admin/searches', { query: { ...(days !== '' && { days }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useAddSynonym = () => {
  const t = useText()
  return useAction({
    mutationFn: (synonym: Synonym) => call('POST /api/admin/searches/synonyms', { body: synonym }),
    onSuccess: (_, { word, means }) => toast.success(t('saved', { word, means })),
    failed: t('notSaved'),
    refresh: [searchesKey()],
  })
}

export const useDismissLearned = () => {
  const t = useText()
  return useAction({
    mutationFn: (body: { word: string; productId: ProductId }) =>
      call('POST /api/admin/searches/learned/dismissed', { body }),
    failed: t('notSaved'),
    refresh: [searchesKey()],
  })
}
