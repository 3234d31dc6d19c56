/** What storage.rules lets a client do; judging the rules themselves takes a Java program. */
type Operation = { method: string; path: string }

const PRODUCT_PICTURE = /^b\/[^/]+\/o\/upload\/[^/]+\/products\/.+/

export const isAllowed = ({ method, path }: Operation): boolean =>
  method === 'get' && PRODUCT_PICTURE.test(path)
