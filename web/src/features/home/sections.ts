import { DEFAULT_HOME } from '@bartan/contract/settings/default-home'
import type { HomeSection } from '@bartan/contract/settings/rules'
import type { Home, PublicSettings } from '@bartan/contract/settings/settings'
import { useShop } from '#lib/shop-settings.ts'

const FIRST: HomeSection = 'hero'

/** Splits the sections at the row of new arrivals, which has its own component. */
export const sectionsOf = ({ sections }: Home) => {
  const others = sections.filter((section) => section !== FIRST)
  const at = others.indexOf('arrivals')
  return at < 0
    ? { hasArrivals: false, above: others, under: [] }
    : { hasArrivals: true, above: others.slice(0, at), under: others.slice(at + 1) }
}

export const useHome = (): PublicSettings['home'] => useShop().home ?? DEFAULT_HOME
