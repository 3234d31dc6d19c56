import type { ContentSlug } from '@bartan/contract/content/content'
import type { ContentChange } from '@bartan/contract/content/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Read again at each opening, because a form with an old version could not save. */
export const adminPageQuery = (slug: ContentSlug) =>
  queryOptions({
    queryKey: adminKey('page', slug),
    queryFn: ({ signal }) => call('GET /api/admin/pages/:slug', { params: { slug } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const readPage = (slug: ContentSlug) =>
  call('GET /api/admin/pages/:slug', { params: { slug } })

export const savePage = (slug: ContentSlug, body: ContentChange) =>
  call('PUT /api/admin/pages/:slug', { params: { slug }, body })

export const readVersion = (slug: ContentSlug, version: number) =>
  call('GET /api/admin/pages/:slug/versions/:version', {
    params: { slug, version: String(version) },
  })
