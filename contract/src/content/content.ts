/** The pages linked in the footer. Their texts come with the code until an admin saves others. */
export const CONTENT_SLUGS = [
  'shipping',
  'returns',
  'privacy',
  'terms',
  'contact',
  'about',
] as const
export type ContentSlug = (typeof CONTENT_SLUGS)[number]

/** Conditions of a shop's settings for which a page has extra text. */
export const CONDITIONS = [
  'alwaysFree',
  'sometimesFree',
  'byPin',
  'neverFree',
  'takesBack',
  'takesNothingBack',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** A paragraph or a list. With `when`, it is shown only if that condition holds. */
export type Block = string | readonly string[] | { when: string; text: string | readonly string[] }
/** Of a list of intros, the first whose condition holds is shown. */
export type Intro = string | readonly { when: string; text: string }[]
export type Section = { title: string; blocks: readonly Block[] }

/** A page as the code has it. It may contain placeholders such as `{phone}` (facts.ts). */
export type WrittenPage = { title: string; intro: Intro; sections: readonly Section[] }

/** All pages in one language: texts/*.json. */
export type WrittenPages = Record<ContentSlug, WrittenPage>

/** A page as it is stored and sent; `html` contains only what safe-html.ts (functions) allows. */
export type PageText = { title: string; intro: string; html: string }

export const contentPath = (slug: ContentSlug): string => `/${slug}`
