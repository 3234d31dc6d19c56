/** The address of a list of products, as heads are kept by it. */
export const listPage = (collection: string, category?: string): string =>
  `/collections/${encodeURIComponent(collection)}${category ? `?category=${encodeURIComponent(category)}` : ''}`
