import {
  changeGrievance,
  complain,
  countGrievances,
  followGrievance,
  listGrievances,
} from '@bartan/contract/grievances/endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { GrievancesService } from './grievances.service.ts'

export const grievanceRoutes = (grievances: GrievancesService) => [
  handle(complain, ({ body }) => grievances.complain(body)),
  handle(followGrievance, ({ params, query }) => grievances.follow(params.number, query.phone)),
  handlePage(listGrievances, ({ query }) => grievances.list(query)),
  handle(countGrievances, () => grievances.counts()),
  handle(changeGrievance, ({ params, body, caller }) =>
    grievances.change(params.number, body, caller),
  ),
]
