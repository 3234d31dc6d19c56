import { MAX_RTO_MONTHS } from '@bartan/contract/stats/rules'
import type { Connect } from '#database/connect.ts'

/** Results of parcels by month; one read per month with parcels. */
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
