import type { RateChange } from '@bartan/contract/products/law/rate-changes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const ratesKey = () => adminKey('gst-rates')

export const ratesQuery = () => readQuery([...ratesKey(), 'counts'], 'GET /api/admin/rates')

export const examplesQuery = (rate: number, to: number) =>
  readQuery([...ratesKey(), rate, to], 'GET /api/admin/rates', {
    query: { rate: String(rate), to: String(to) },
  })

const readPlan = async (signal?: AbortSignal) => {
  const { version, rateChanges = [] } = await call('GET /api/admin/settings', {}, { signal })
  return { version, changes: rateChanges }
}

export const planQuery = () =>
  queryOptions({
    queryKey: [...ratesKey(), 'plan'],
    queryFn: ({ signal }) => readPlan(signal),
    staleTime: 0,
  })

/** Reads the settings again before writing, because another user may have saved meanwhile. */
const changePlan = async (
  change: (changes: RateChange[]) => RateChange[],
  triesLeft = 3,
): Promise<unknown> => {
  const { version, changes } = await readPlan()
  try {
    return await call('PUT /api/admin/settings', {
      body: { version, rateChanges: change(changes) },
    })
  } catch (error) {
    if (!isStale(error) || triesLeft === 0) throw error
    return changePlan(change, triesLeft - 1)
  }
}

/** Keeps what other users have saved meanwhile. */
export const useChangePlan = (said: { onSuccess: () => void; onError: (error: Error) => void }) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: (changes: RateChange[]) => RateChange[]) => changePlan(change),
    ...said,
    onSettled: () => client.invalidateQueries({ queryKey: ratesKey() }),
  })
}
