import { queryOptions } from '@tanstack/react-query'
import { language } from '#i18n/copy-of.ts'
import type { InfoContent } from './content/info-content.ts'
import type { Language } from '#i18n/language.ts'

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
