/** The shop's languages. English has the plain addresses; the others stand under their own first segment. */
export const LANGUAGES = ['en', 'hi'] as const

export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** What Intl formats dates by, and a text its plurals. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

/** The language of an address: `/hi/product/1` is Hindi. */
export const languageOf = (pathname: string): Language =>
  LANGUAGES.find((language) => language === pathname.split('/')[1]) ?? 'en'

/** What the router's addresses of a language stand under. */
export const basenameOf = (language: Language): string => (language === 'en' ? '/' : `/${language}`)

/** A page's address in another language; `pathname` is without a basename, as the router gives it. */
export const pathIn = (language: Language, pathname: string): string =>
  language === 'en' ? pathname : `/${language}${pathname === '/' ? '' : pathname}`
