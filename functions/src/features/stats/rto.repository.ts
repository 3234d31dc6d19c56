import { MAX_RTO_MONTHS } from '@bartan/contract/stats/rules'
import type { Connect } from '#database/connect.ts'

/** What became of parcels, month by month; one read for each in which any left. */
export const rtoRepository = (connect: Connect) => ({
  months: async (from: string, to: string) => {
    const { parcelMonths } = await connect()
    const { docs } = await parcelMonths
      .orderBy('__name__')
      .startAt(from)
      .endAt(to)
      .limit(MAX_RTO_MONTHS)
      .get()
    return docs.map((document) => ({ month: document.id, ...document.data() }))
  },
})
