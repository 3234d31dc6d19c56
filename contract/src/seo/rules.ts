import { SERVED_PATHS } from '../pages/page-paths.ts'
import { ALL_COLLECTION } from '../products/rules.ts'
import type { Head } from '../shared/head.ts'
import type { Rupees } from '../shared/money.ts'
import { slugOf } from '../shared/slug.ts'
import type { Translations } from '../shop/languages.ts'

/** The rule of a collection: its products match every field, and of a list at least one value. */
export type CollectionRule = {
  categories?: string[] | undefined
  materials?: string[] | undefined
  brands?: string[] | undefined
  tags?: string[] | undefined
  /** Names of collections, as products have them. */
  collections?: string[] | undefined
  minPrice?: Rupees | undefined
  maxPrice?: Rupees | undefined
}

export const RULE_LISTS = ['categories', 'materials', 'brands', 'tags', 'collections'] as const
export type RuleList = (typeof RULE_LISTS)[number]

export const isEmptyRule = (rule: CollectionRule): boolean =>
  RULE_LISTS.every((list) => !rule[list]?.length) &&
  rule.minPrice === undefined &&
  rule.maxPrice === undefined

/** A collection defined by a rule, at /collections/:slug. */
export type RuledCollection = {
  slug: string
  title: string
  titleIn: Translations
  /** Below the title. */
  text: string
  textIn: Translations
  /** '' for none. */
  picture: string
  head: Head
  rule: CollectionRule
}

/** The head of a page without its own form in the admin area: home, lists, footer pages. */
export type PageHead = Head & { page: string }

export type Seo = { version: number; heads: PageHead[]; collections: RuledCollection[] }

export const MAX_COLLECTIONS = 50
export const MAX_HEADS = 200

/** Key by which names of collections are compared. */
export const collectionKey = (name: string): string => name.trim().toLowerCase()

export const isCollectionSlug = (slug: string): boolean =>
  slug !== '' && slug !== ALL_COLLECTION && slugOf(slug) === slug

const FIXED: ReadonlySet<string> = new Set(SERVED_PATHS.filter((path) => !path.includes(':')))

export const isHeadPage = (page: string): boolean =>
  FIXED.has(page) || /^\/collections\/[^/?#]+(?:\?category=[^&#]+)?$/.test(page)

/** The path of a product list, by which its head is stored. */
export const listPage = (collection: string, category?: string): string =>
  `/collections/${encodeURIComponent(collection)}${category ? `?category=${encodeURIComponent(category)}` : ''}`
