import type { PublicSettings } from '../settings/settings.ts'
import type { Language } from '../shop/languages.ts'

/** The interface between the function that serves pages and the web app's server bundle (web/src/entry-server.tsx). */

export type PageRequest = {
  /** Path of the address, language included: `/hi/product/1`. */
  pathname: string
  /** With its `?`, or ''. */
  search: string
  /** Scheme and host of the shop: `https://bartan.example`. */
  origin: string
}

/** A page's data, read before it is known whether the page has to be rendered again. */
export type LoadedPage = {
  /** The data that the page is rendered from, as JSON that is safe inside a script element. */
  data: string
  render: () => RenderedPage
}

export type RenderedPage = {
  status: 200 | 404
  /** The address has a parameter that makes no difference to the page, so the CDN should not cache it. */
  hasUnknownValues: boolean
  /** For `<html lang>`. */
  lang: string
  head: string
  /** False for a page that only the browser renders: then `markup` is what stands until it has. */
  isRendered: boolean
  /** HTML for the app's root element. */
  markup: string
  /** As in `LoadedPage`. */
  data: string
  /** HTML for readers without JavaScript, beside the root element. */
  noscript: string
  /** Source files (by their path in web/) whose code the page starts with, besides the app's entry file. */
  sources: readonly string[]
}

/**
 * The parts of a reply that are read. Creating a full `Response` for each of a page's three took a tenth of its time.
 */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** Answers a read call of the API (`/api/products?page=2`) from memory. */
export type AnswerCall = (url: string) => Promise<Answer>

export type Alternate = { hreflang: string; path: string }

export type PageServer = {
  /** The canonical form of a request, without the parts that make no difference to the page. */
  addressOf: (request: PageRequest) => PageRequest
  loadPage: (request: PageRequest, answer: AnswerCall) => Promise<LoadedPage>
  /** The address whose document a page that only the browser renders, or none, shares with others of its kind. */
  shellAddressOf: (pathname: string, isMissing: boolean) => string
  /** What the document of such an address holds about the shop. */
  loadShell: (address: string, answer: AnswerCall) => Promise<LoadedPage>
  /** Pages that exist whatever the shop sells. */
  fixedPaths: readonly string[]
  productPath: (id: string) => string
  collectionPath: (filters: { category?: string }, collection?: string) => string
  /** The same page in every language, for hreflang. */
  alternatesOf: (path: string, languages: readonly Language[]) => Alternate[]
  /** The shop as an installed app: a web app manifest, as JSON. */
  manifestOf: (settings: PublicSettings, language: Language) => Promise<string>
  /** The admin area as a separate app, to which messages can be shared. */
  staffManifestOf: (settings: PublicSettings) => string
  /** The drawn tab icon in an accent color, as SVG. */
  iconOf: (accent: string) => string
}

/** The id of the element with a page's data. */
export const PAGE_DATA_ID = 'page-data'

/** The element's text is these, around the time of the data in milliseconds, which alone differs between replies. */
export const pageDataAround = (data: string): [before: string, after: string] => [
  `{"queries":${data},"at":`,
  '}',
]
