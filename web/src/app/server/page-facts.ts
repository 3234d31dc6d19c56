/** What search engines and link previews learn about a page, besides its title and description. */
export type PageFacts = {
  status: 200 | 404
  /** The address has a value that the page knows nothing of: whoever makes up many gets nothing stored. */
  isMadeUp?: boolean
  /** The page's canonical address, without its language: filters that only narrow a list are left out. */
  canonical: string
  isIndexed: boolean
  description?: string
  type: 'website' | 'product'
  /** The image for link previews; its URL is absolute or starts at the shop's root. */
  image?: { url: string; alt: string; width: number; height: number }
  /** schema.org objects, with absolute URLs. */
  structured: readonly object[]
}
