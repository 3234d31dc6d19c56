import { changeSeo, getSeo, getPageHead } from '@bartan/contract/seo/endpoints'
import type { Seo } from '@bartan/contract/seo/rules'
import { handle } from '#http/framework/route.ts'
import type { SeoService } from './seo.service.ts'

export const pageHeadRoutes = (seo: SeoService) => [
  handle(getPageHead, ({ query }) => seo.page(query.page)),
]

export const seoRoutes = (seo: SeoService) => [
  handle(getSeo, () => seo.open()),
  handle(changeSeo, ({ body, caller }) => seo.change(body, caller), {
    replyFromFacts: (saved: Seo) => seo.changedAgain(saved),
  }),
]
