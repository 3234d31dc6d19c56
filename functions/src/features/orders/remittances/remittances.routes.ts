import { importRemittance, listParcels } from '@bartan/contract/cash/remittance-endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { RemittancesService } from './remittances.service.ts'

export const remittanceRoutes = (remittances: RemittancesService) => [
  handle(importRemittance, async ({ query, body, caller, res }) => {
    const { courier, dryRun: isDryRun, columns } = query
    const reply = await remittances.read(body, { courier, columns, isDryRun, by: caller })
    if (isDryRun) res.status(200)
    return reply
  }),
  handle(listParcels, async ({ query, req, res }) => {
    const { parcels, ...paging } = await remittances.parcels(query)
    setPagingHeaders(req, res, paging)
    return parcels
  }),
]
