import { readOrderMessage } from '@bartan/contract/orders/read-endpoints'
import { givePaperCodes } from '@bartan/contract/products/paper/paper-endpoints'
import { handle } from '#http/framework/route.ts'
import type { PaperCodesService } from '../paper-codes/paper-codes.service.ts'
import type { ReadingService } from './reading.service.ts'

/**
 * The reply contains a customer's name and address and is cheap to compute again, so it isn't stored for repeated
 * calls.
 */
export const readingRoutes = (reading: ReadingService) => [
  handle(readOrderMessage, ({ body }) => reading.read(body.text), { isSecret: true }),
]

export const paperCodeRoutes = (codes: PaperCodesService) => [
  handle(givePaperCodes, ({ body }) => codes.codesOf(body.ids)),
]
