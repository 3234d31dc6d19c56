import type { ContentSlug } from '@bartan/contract/content/content'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** A page that the footer links to, in the page's language. */
export const contentQuery = (slug: ContentSlug, spoken: Language) =>
  queryOptions({
    queryKey: ['page', slug, spoken],
    queryFn: ({ signal, meta }) =>
      call(
        'GET /api/pages/:slug',
        { params: { slug }, ...(spoken !== DEFAULT_LANGUAGE && { query: { lang: spoken } }) },
        { signal, meta },
      ),
  })
