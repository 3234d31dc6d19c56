import {
  changeOffer,
  createOffer,
  deleteOffer,
  getOffer,
  offerFigures,
  listOffers,
  simulateOffer,
} from '@bartan/contract/offers/endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { OffersService } from './offers.service.ts'

export const offerRoutes = (offers: OffersService) => [
  handle(listOffers, async ({ query, req, res }) => {
    const { offers: list, ...paging } = await offers.list(query)
    setPagingHeaders(req, res, paging)
    return list
  }),
  handle(offerFigures, ({ query }) => offers.figures(query.ids)),
  handle(getOffer, ({ params }) => offers.open(params.id)),
  handle(createOffer, ({ body, caller }) => offers.create(body, caller)),
  handle(changeOffer, ({ params, body, caller }) => offers.change(params.id, body, caller)),
  handle(deleteOffer, ({ params, caller }) => offers.remove(params.id, caller)),
  handle(simulateOffer, ({ body }) => offers.simulate(body)),
]
