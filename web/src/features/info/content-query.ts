import { queryOptions } from '@tanstack/react-query'
import { language } from '#i18n/copy-of.ts'
import type { Language } from '#i18n/language.ts'

/** A paragraph, or a list. */
export type Block = string | readonly string[]
export type Section = { title: string; blocks: readonly Block[] }
export type InfoPageContent = { title: string; intro: string; sections: readonly Section[] }

/** All texts of the pages linked in the footer, by address. */
export type InfoContent = Record<
  '/shipping' | '/returns' | '/privacy' | '/terms' | '/contact',
  InfoPageContent
>

/** One file per language, so that nobody loads the other's. */
const FILES: Record<Language, () => Promise<{ CONTENT: InfoContent }>> = {
  en: () => import('./content/content-en.ts'),
  hi: () => import('./content/content-hi.ts'),
}

export const contentQuery = (spoken = language()) =>
  queryOptions({
    queryKey: ['info', spoken],
    queryFn: async () => (await FILES[spoken]()).CONTENT,
    staleTime: Infinity,
  })
