import {
  changeContentPage,
  getAdminContentPage,
  getContentPage,
  getContentVersion,
} from '@bartan/contract/content/endpoints'
import { handle } from '#http/framework/route.ts'
import type { ContentService } from './content.service.ts'

/** Public calls; pages are rendered from them. */
export const contentRoutes = (content: ContentService) => [
  handle(getContentPage, ({ params, query }) => content.page(params.slug, query.lang)),
]

export const adminContentRoutes = (content: ContentService) => [
  handle(getAdminContentPage, ({ params }) => content.open(params.slug)),
  handle(getContentVersion, ({ params }) => content.openVersion(params.slug, params.version)),
  handle(
    changeContentPage,
    ({ params, body, caller }) => content.change(params.slug, body, caller),
    {
      replyFromFacts: (saved: { version: number }, { params }) =>
        content.changedAgain(params.slug, saved),
    },
  ),
]
