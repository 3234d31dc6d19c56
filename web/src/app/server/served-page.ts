import type { QueryClient } from '@tanstack/react-query'
import type { Params } from '#lib/paths.ts'
import type { Shop } from '#lib/shop-settings.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { PageFacts } from './head.ts'
import type { UrlOf } from './structured-data.ts'

export type Address = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  language: Language
  shop: Shop
}

export type ServedPage = {
  /** As in app/routes. */
  path: string
  /** The page's own file, if it is not in the app's entry file. */
  source?: string
  /** The query parameters that make a difference, in the order in which the shop's own links have them. */
  reads?: (search: URLSearchParams) => Params
  /** Loads what the page shows first, with the queries that the page itself uses. */
  load: (client: QueryClient, address: Address) => Promise<unknown>
  /** Called when everything is loaded. */
  facts: (client: QueryClient, address: Address, urlOf: UrlOf) => PageFacts
}

/** Descriptions are cut to this length: search engines show no more. */
const DESCRIPTION_LENGTH = 155

export const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`
}

export const missingPage = (canonical: string): PageFacts => ({
  status: 404,
  canonical,
  isIndexed: false,
  type: 'website',
  structured: [],
})
