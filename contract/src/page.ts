/** How the function that serves pages and the web app's server bundle (web/src/entry-server.tsx) speak. */

export type PageRequest = {
  /** Of the address, language included: `/hi/product/1`. */
  pathname: string
  /** With its `?`, or ''. */
  search: string
  /** Scheme and host that the shop is known by: `https://bartan.example`. */
  origin: string
}

export type RenderedPage = {
  status: 200 | 404
  /** For `<html lang>`. */
  lang: string
  /** HTML for the document's head. */
  head: string
  /** HTML of what is to be seen, for the app's root. */
  markup: string
  /** What the page was rendered from: JSON that may stand in a script element. */
  data: string
  /** Source files (by their path in web/) whose code the page begins with, besides the app's first file. */
  sources: readonly string[]
}

/** Answers a reading call of the API (`/api/products?page=2`) from what is in memory. */
export type AnswerCall = (url: string) => Promise<Response>

export type Alternate = { hreflang: string; path: string }

/** What web/src/entry-server.tsx exports. */
export type PageServer = {
  /** The one spelling of a request: without what makes no difference to the page. */
  addressOf: (request: PageRequest) => PageRequest
  /** `older` is what the same request got before; it is returned where its data is still the same. */
  renderPage: (
    request: PageRequest,
    answer: AnswerCall,
    older?: RenderedPage,
  ) => Promise<RenderedPage>
  /** Pages that are there whatever the shop sells. */
  fixedPaths: readonly string[]
  productPath: (id: string) => string
  collectionPath: (filters: { category?: string }, collection?: string) => string
  /** The same page in every language, for hreflang. */
  alternatesOf: (path: string) => Alternate[]
}

/** Where data and chunks of a page are told in its HTML: read by web/src/main.tsx. */
export const PAGE_DATA_ID = 'page-data'
