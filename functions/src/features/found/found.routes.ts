import { changeFound, getFound, getFoundPage } from '@bartan/contract/found/endpoints'
import type { Found } from '@bartan/contract/found/rules'
import { handle } from '#http/framework/route.ts'
import type { FoundService } from './found.service.ts'

export const foundPageRoutes = (found: FoundService) => [
  handle(getFoundPage, ({ query }) => found.page(query.page)),
]

export const foundRoutes = (found: FoundService) => [
  handle(getFound, () => found.open()),
  handle(changeFound, ({ body, caller }) => found.change(body, caller), {
    again: (saved: Found) => found.changedAgain(saved),
  }),
]
