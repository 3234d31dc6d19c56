import { withoutLanguage } from '@bartan/contract/shop/languages'
import type { PageKind } from '@bartan/contract/vitals/rules'

const KINDS: readonly [RegExp, PageKind][] = [
  [/^\/$/, 'home'],
  [/^\/collections?(?:\/|$)/, 'collection'],
  [/^\/product\//, 'product'],
  [/^\/(?:checkout|order-confirmation)$/, 'checkout'],
  [/^\/(?:login|register|profile|wishlist|my-orders|order\/.*)$/, 'account'],
  [/^\/admin(?:\/|$)/, 'admin'],
]

export const pageKindOf = (pathname: string): PageKind => {
  const path = withoutLanguage(pathname)
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}
