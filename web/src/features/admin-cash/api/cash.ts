import type { CallInput } from '@bartan/contract/api'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { textWithBom } from '#lib/api/call-for-file.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'

export const cashKey = () => adminKey('cash')

export const cashQuery = (days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...cashKey(), days],
    queryFn: ({ signal }) => call('GET /api/admin/cash', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Who holds cash, since when. */
export const holdersQuery = () =>
  readQuery([...cashKey(), 'holders'], 'GET /api/admin/cash/holders')

export const readCashFile = (days: { from: string; to: string }) =>
  call('GET /api/admin/cash.csv', { query: days }, { read: textWithBom })

type Handover = CallInput<'POST /api/admin/cash/handovers'>['body']

export const useRecordHandover = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Handover) => call('POST /api/admin/cash/handovers', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: cashKey() }),
  })
}

export const useRemoveHandover = (day: string, id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/cash/handovers/:day/:id', { params: { day, id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: cashKey() }),
  })
}
