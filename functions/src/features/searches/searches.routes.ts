import { addSynonym, listSearches, reportSearch } from '@bartan/contract/searches/endpoints'
import { dismissLearned, teachWords } from '@bartan/contract/searches/learned-endpoints'
import { handle } from '#http/framework/route.ts'
import { addressKey } from '#http/limits/limit-address.ts'
import type { SearchesService } from './searches.service.ts'

export const searchRoutes = (searches: SearchesService) => [
  handle(reportSearch, async ({ body, req }) => {
    await searches.report(body, req.ip === undefined ? undefined : addressKey(req.ip))
    return {}
  }),
  handle(listSearches, ({ query }) => searches.list(query.days)),
  handle(addSynonym, ({ body, caller }) => searches.addSynonym(body, caller)),
  handle(teachWords, ({ params, body }) => searches.teach(params.id, body.words)),
  handle(dismissLearned, ({ body }) => searches.dismiss(body.word, body.productId)),
]
