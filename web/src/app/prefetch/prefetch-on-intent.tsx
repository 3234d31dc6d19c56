import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPrefetch } from './create-prefetch.ts'
import { watchIntent } from './watch-intent.ts'
import { useLanguage } from '#i18n/language.ts'

/** Loads a page's code, data and first image when a pointer rests on its link, or goes down on it. One for each page. */
export const PrefetchOnIntent = () => {
  const language = useLanguage()
  const client = useQueryClient()
  useEffect(() => watchIntent(createPrefetch(language, client)), [client, language])
  return null
}
