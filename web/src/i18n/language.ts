import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { createContext, useContext } from 'react'
import type { Language } from '@bartan/contract/shop/languages'

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The page's language. It stays the same for the whole life of a page. */
export const useLanguage = (): Language => useContext(LanguageContext)
