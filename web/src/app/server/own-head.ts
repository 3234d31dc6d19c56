import { headIn } from '@bartan/contract/shared/head'
import type { Language } from '@bartan/contract/shop/languages'
import type { QueryClient } from '@tanstack/react-query'
import { foundQuery } from '#features/found/found-query.ts'
import type { PageFacts } from './head.ts'

/** What the shop has written for search results of a page that was loaded. */
export const ownHead = (
  client: QueryClient,
  page: string,
  language: Language,
): PageFacts['own'] => {
  const head = client.getQueryData(foundQuery(page).queryKey)?.head
  return head && headIn(head, language)
}
