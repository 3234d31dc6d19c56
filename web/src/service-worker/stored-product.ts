/** What a page was rendered from; its JSON has no `<`. */
const PAGE_DATA = /<script type="application\/json"[^>]*>([^<]*)</

/** The product itself, not a mention in a cart or an order. */
const productIn = (data: unknown, id: string): object | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  if ('_id' in data && data._id === id && 'countInStock' in data) return data
  for (const part of Object.values(data)) {
    const found = productIn(part, id)
    if (found) return found
  }
  return undefined
}

const sizeOf = (found: object = {}) => Object.keys(found).length

/**
 * The answer about a product that was never asked for, or no more stored, from lists and pages. Its own page tells more
 * than a list.
 */
export const storedProduct = async (pathname: string): Promise<Response | undefined> => {
  const [, id] = /^\/api\/products\/([^/]+)$/.exec(pathname) ?? []
  if (!id) return undefined
  let best: object | undefined
  for (const name of await caches.keys()) {
    if (!/^(?:data$|pages-)/.test(name)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      const json = text.startsWith('<') ? PAGE_DATA.exec(text)?.[1] : text
      const found = text.includes(id) && json ? productIn(JSON.parse(json), id) : undefined
      if (sizeOf(found) > sizeOf(best)) best = found
    }
  }
  return best && Response.json(best)
}
