import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { createContext, useContext } from 'react'

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The page's language, which never changes within a document. */
export const useLanguage = (): Language => useContext(LanguageContext)
