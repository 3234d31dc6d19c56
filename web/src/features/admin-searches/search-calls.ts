import type { ProductId } from '@bartan/contract/products/product-id'
import type { Synonym } from '@bartan/contract/settings/settings'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
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
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (synonym: Synonym) => call('POST /api/admin/searches/synonyms', { body: synonym }),
    onSuccess: (_, { word, means }) => toast.success(t('saved', { word, means })),
    onError: (error) => toast.error(t('notSaved'), messageOf(language, error)),
    onSettled: () => client.invalidateQueries({ queryKey: searchesKey() }),
  })
}

export const useDismissLearned = () => {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { word: string; productId: ProductId }) =>
      call('POST /api/admin/searches/learned/dismissed', { body }),
    onError: (error) => toast.error(t('notSaved'), messageOf(language, error)),
    onSettled: () => client.invalidateQueries({ queryKey: searchesKey() }),
  })
}
