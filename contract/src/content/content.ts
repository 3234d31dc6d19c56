/** The pages that the footer leads to: their texts come with the code, and are the shop's own once an admin saves some. */
export const CONTENT_SLUGS = [
  'shipping',
  'returns',
  'privacy',
  'terms',
  'contact',
  'about',
] as const
export type ContentSlug = (typeof CONTENT_SLUGS)[number]

/** What a shop's settings may be, for which a page has words of their own. */
export const CONDITIONS = ['alwaysFree', 'sometimesFree', 'takesBack', 'takesNothingBack'] as const
export type Condition = (typeof CONDITIONS)[number]

/** A paragraph, or a list; with `when`, only of a shop of which that holds. */
export type Block = string | readonly string[] | { when: string; text: string | readonly string[] }
/** An intro with `when` is the first whose condition holds. */
export type Intro = string | readonly { when: string; text: string }[]
export type Section = { title: string; blocks: readonly Block[] }

/** A page as it comes with the code. It may have marks, `{phone}`: facts.ts has what they stand for. */
export type WrittenPage = { title: string; intro: Intro; sections: readonly Section[] }

/** All of them, in one language: texts/*.json. */
export type WrittenPages = Record<ContentSlug, WrittenPage>

/** A page as it is stored and sent; `html` has no more than safe-html.ts (functions) lets through. */
export type PageText = { title: string; intro: string; html: string }

export const contentPath = (slug: ContentSlug): string => `/${slug}`
