/** A paragraph, or a list. */
export type Block = string | readonly string[]
export type Section = { title: string; blocks: readonly Block[] }
export type InfoPageContent = { title: string; intro: string; sections: readonly Section[] }

/** Every text of the pages that the footer leads to, by address. */
export type InfoContent = Record<
  '/shipping' | '/returns' | '/privacy' | '/terms' | '/contact',
  InfoPageContent
>
