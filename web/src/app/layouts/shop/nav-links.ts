import { matchPath } from 'react-router-dom'
import { categoryName, categoryNames } from '#lib/shop-settings.ts'
import { paths } from '#lib/paths.ts'
import { t } from '#app/layouts/texts.ts'
import type { Path } from 'react-router-dom'

type NavLink = { label: string; to: string; category?: string }

/** Spec §2: Kitchen, Bathroom and Kids, and All Products. */
export const navLinks = (): readonly NavLink[] => [
  ...categoryNames().map((category) => ({
    label: categoryName(category),
    to: paths.collection({ category }),
    category,
  })),
  { label: t('allProducts'), to: paths.collection() },
]

/** The category is in the query, so the router's NavLink can't tell which link is the current one. */
export const isCurrent = (
  link: NavLink,
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
): boolean =>
  matchPath(paths.collection(), pathname) !== null &&
  (new URLSearchParams(search).get('category') ?? undefined) === link.category
