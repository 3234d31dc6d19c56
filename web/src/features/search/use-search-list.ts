import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { useDebounced } from '#lib/browser/use-debounced.ts'
import { paths } from '#lib/paths.ts'
import { optionsFor } from './search-options.ts'

/** Up to eight products for the typed text; blank text isn't sent. */
const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed.toLowerCase()],
    queryFn: ({ signal }) => call('GET /api/products/suggest', { query: { q: typed } }, { signal }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })

const DEBOUNCE_MS = 150

/** Every collection can be searched (lib/paths.ts). */
const RESULTS = paths.collection({}, '')

/** The search words of the results on this page, if any. */
const useShownWords = (): string => {
  const { pathname, search } = useLocation()
  if (!pathname.startsWith(RESULTS)) return ''
  return new URLSearchParams(search).get('search')?.trim() ?? ''
}

/**
 * Typed text, its options, and the active option's index (-1 is the input itself).
 * @param early text typed before the list loaded
 */
export const useSearchList = (early: string) => {
  const language = useLanguage()
  const words = useShownWords()
  const [shown, setShown] = useState(words)
  const [text, setText] = useState(early || words)
  // A results page shows no list until something else is typed.
  const [isListOpen, setListOpen] = useState(words === '' || early !== '')
  const [activeIndex, setActiveIndex] = useState(-1)
  if (shown !== words) {
    setShown(words)
    setText(words)
  }
  const typed = text.trim()
  const asked = useDebounced(typed, DEBOUNCE_MS)
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(asked))
  // "Nothing found" applies to the requested words, not to those still being typed.
  const isSettled = asked === typed && !isPlaceholderData
  const found = optionsFor(language, typed, data?.length === 0 && !isSettled ? undefined : data)
  const options = isListOpen ? found.options : []

  const type = (value: string) => {
    setText(value)
    setActiveIndex(-1)
    setListOpen(true)
  }
  const openList = () => setListOpen(true)
  const closeList = () => {
    setListOpen(false)
    setActiveIndex(-1)
  }
  /** Cycles through the options and the input itself, as in the ARIA pattern. */
  const move = (by: 1 | -1) => {
    setListOpen(true)
    const places = found.options.length + 1
    setActiveIndex((current) => ((current + 1 + by + places) % places) - 1)
  }
  return {
    text,
    typed,
    heading: found.heading,
    options,
    activeIndex,
    active: options[activeIndex],
    type,
    move,
    moveTo: setActiveIndex,
    openList,
    closeList,
  }
}
