import {
  changeGrievance,
  complain,
  countGrievances,
  followGrievance,
  listGrievances,
} from '@bartan/contract/grievances/endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { GrievancesService } from './grievances.service.ts'

export const grievanceRoutes = (grievances: GrievancesService) => [
  handle(complain, ({ body }) => grievances.complain(body)),
  handle(followGrievance, ({ params, query }) => grievances.follow(params.number, query.phone)),
  handle(listGrievances, async ({ query, req, res }) => {
    const { grievances: page, ...paging } = await grievances.list(query)
    setPagingHeaders(req, res, paging)
    return page
  }),
  handle(countGrievances, () => grievances.counts()),
  handle(changeGrievance, ({ params, body, caller }) =>
    grievances.change(params.number, body, caller),
  ),
]
