/** A paragraph, or a list. */
export type Block = string | readonly string[]
export type Section = { title: string; blocks: readonly Block[] }
export type InfoPageContent = { title: string; intro: string; sections: readonly Section[] }

/** All texts of the pages linked in the footer, by address. */
export type InfoContent = Record<
  '/shipping' | '/returns' | '/privacy' | '/terms' | '/contact',
  InfoPageContent
>
