import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { createContext, useContext } from 'react'
import type { Language } from '@bartan/contract/shop/languages'

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The page's language, which never changes within a document. */
export const useLanguage = (): Language => useContext(LanguageContext)
