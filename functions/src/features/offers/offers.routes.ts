import {
  changeOffer,
  createOffer,
  deleteOffer,
  getOffer,
  offerFigures,
  listOffers,
  simulateOffer,
} from '@bartan/contract/offers/endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { OffersService } from './offers.service.ts'

export const offerRoutes = (offers: OffersService) => [
  handlePage(listOffers, ({ query }) => offers.list(query)),
  handle(offerFigures, ({ query }) => offers.figures(query.ids)),
  handle(getOffer, ({ params }) => offers.open(params.id)),
  handle(createOffer, ({ body, caller }) => offers.create(body, caller)),
  handle(changeOffer, ({ params, body, caller }) => offers.change(params.id, body, caller)),
  handle(deleteOffer, ({ params, caller }) => offers.remove(params.id, caller)),
  handle(simulateOffer, ({ body }) => offers.simulate(body)),
]
