import type { Language } from '@bartan/contract/shop/languages'
import type { QueryClient } from '@tanstack/react-query'
import type { Params } from '#lib/paths.ts'
import type { Shop } from '#lib/shop-settings.ts'
import type { PageFacts } from './head.ts'
import type { UrlOf } from './structured-data.ts'

export type Address = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  language: Language
  shop: Shop
}

export type ServedPage = {
  /** Path pattern, as in app/routes. */
  path: string
  /** The page's source file, if it isn't in the app's entry file. */
  source?: string
  /** Query parameters that change the page, in the order of the shop's own links. */
  reads?: (search: URLSearchParams) => Params
  /** Loads the data of the first view, with the page's own queries. */
  load: (client: QueryClient, address: Address) => Promise<unknown>
  /** Called after everything is loaded. */
  facts: (client: QueryClient, address: Address, urlOf: UrlOf) => PageFacts
}

/** Search engines show no more characters of a description. */
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
