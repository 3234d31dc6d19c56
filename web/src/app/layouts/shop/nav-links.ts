import type { Language } from '@bartan/contract/shop/languages'
import { matchPath, type Path } from 'react-router-dom'
import { textIn } from '#app/layouts/texts.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, type Shop } from '#lib/shop-settings.ts'

type NavLink = { label: string; to: string; category?: string }

/** Spec §2: Kitchen, Bathroom and Kids, and All Products. */
export const navLinks = (language: Language, shop: Shop): readonly NavLink[] => [
  ...categoryNames(shop).map((category) => ({
    label: categoryName(language, shop, category),
    to: paths.collection({ category }),
    category,
  })),
  { label: textIn(language, 'allProducts'), to: paths.collection() },
]

/** The category is in the query, so the router's NavLink can't recognize the current link. */
export const isCurrent = (
  link: NavLink,
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
): boolean =>
  matchPath(paths.collection(), pathname) !== null &&
  (new URLSearchParams(search).get('category') ?? undefined) === link.category
