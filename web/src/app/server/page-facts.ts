/** What search engines and link previews are told of a page, besides its title and description. */
export type PageFacts = {
  status: 200 | 404
  /** The page's one address, without its language: filters that only narrow a list are left out. */
  canonical: string
  isIndexed: boolean
  description?: string
  type: 'website' | 'product'
  /** The picture of a link preview; its URL from the shop's root, or whole. */
  picture?: { url: string; alt: string; width: number; height: number }
  /** Objects of schema.org; their URLs are whole. */
  structured: readonly object[]
}
