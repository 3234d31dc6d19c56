import { givePaperCodes } from '@bartan/contract/products/paper/paper-endpoints'
import { handle } from '#http/framework/route.ts'
import type { PaperCodesService } from './paper-codes.service.ts'

export const paperCodeRoutes = (codes: PaperCodesService) => [
  handle(givePaperCodes, ({ body }) => codes.codesOf(body.ids)),
]
