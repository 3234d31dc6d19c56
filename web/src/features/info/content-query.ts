import { queryOptions } from '@tanstack/react-query'
import type { ContentSlug } from '@bartan/contract/content/content'
import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { call } from '#lib/api/api-client.ts'
import { language } from '#i18n/translate.ts'

/** A page that the footer leads to, in the page's language. */
export const contentQuery = (slug: ContentSlug, spoken = language()) =>
  queryOptions({
    queryKey: ['page', slug, spoken],
    queryFn: ({ signal }) =>
      call(
        'GET /api/pages/:slug',
        {
          params: { slug },
          ...(spoken !== DEFAULT_LANGUAGE && { query: { lang: spoken } }),
        },
        { signal },
      ),
  })
