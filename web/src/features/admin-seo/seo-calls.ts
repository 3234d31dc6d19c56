import type { CallInput } from '@bartan/contract/api'
import type { Head } from '@bartan/contract/shared/head'
import { pathIn, type Language } from '@bartan/contract/shop/languages'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const seoKey = () => adminKey('seo')

/** Titles and descriptions of pages, and collections defined by rules. */
export const seoQuery = () => readQuery(seoKey(), 'GET /api/admin/found')

export type SeoBody = CallInput<'PUT /api/admin/found'>['body']

export const useSaveSeo = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SeoBody) => call('PUT /api/admin/found', { body }),
    onSuccess: (saved) => {
      client.setQueryData(seoKey(), saved)
      return client.invalidateQueries({ queryKey: ['page-words'] })
    },
    // Another user may have saved first: the next try needs that version.
    onError: () => client.invalidateQueries({ queryKey: seoKey() }),
  })
}

/**
 * What a form was opened with, to base its change on: not a newer version, whose changes it lacks. Once it is told of
 * them, the next try writes over them.
 */
export const useOpened = <T>(now: T) => {
  const [opened, setOpened] = useState<T | undefined>(now)
  return {
    opened: opened ?? now,
    onSaved: (saved?: T) => setOpened(saved),
    onRefused: (error: Error) => {
      if (isStale(error)) setOpened(undefined)
    },
  }
}

/** Values of products that rules can use. */
export const valuesQuery = () => readQuery(adminKey('seo-values'), 'GET /api/products/facets')

export const productQuery = (id: string) =>
  readQuery([...adminKey('seo-product'), id], 'GET /api/admin/products/:id', { params: { id } })

export const useSaveProductHead = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ seo, was }: { seo: Head; was: Head | undefined }) =>
      call('PUT /api/products/:id', { params: { id }, body: { seo, was: { seo: was ?? null } } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['page-words'] })
      return client.invalidateQueries({ queryKey: productQuery(id).queryKey })
    },
    onError: () => client.invalidateQueries({ queryKey: productQuery(id).queryKey }),
  })
}

/** The page's current title and description, read from its HTML as search engines do. */
export const pageWordsQuery = (page: string, language: Language) =>
  queryOptions({
    queryKey: ['page-words', page, language],
    queryFn: async ({ signal }) => {
      const reply = await fetch(pathIn(language, page), { signal, cache: 'no-store' })
      const { title, head } = new DOMParser().parseFromString(await reply.text(), 'text/html')
      const description = head.querySelector('meta[name="description"]')?.getAttribute('content')
      return { title, description: description ?? '' }
    },
  })
