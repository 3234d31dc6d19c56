import {
  clearPractice,
  getOpening,
  issueLackingDocuments,
} from '@bartan/contract/orders/opening-endpoints'
import { handle } from '#http/framework/route.ts'
import type { OpeningService } from './opening.service.ts'

export const openingRoutes = (opening: OpeningService) => [
  handle(getOpening, () => opening.look()),
  handle(clearPractice, ({ caller }) => opening.clear(caller)),
  handle(issueLackingDocuments, () => opening.issue()),
]
