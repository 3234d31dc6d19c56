/** What there is to know of a language besides its texts. */
export type LanguageFacts = {
  /** Its name in itself. */
  name: string
  /** What pages and messages say that they are in. */
  locale: string
  /** What the addresses of its pages begin with. */
  prefix: string
  /** The script, as the names of its font files call it, where the shop has fonts for it. */
  script?: string
  /** Whether the admin area is in it as well; else admins get that in the default language. */
  hasAdminTexts?: boolean
  /** Whether it is begun only: what it lacks is shown in English, and a shop offers it once an admin ticks it. */
  isDraft?: boolean
}

/**
 * The shop's languages. One more is an entry here, a folder of texts (web/src/i18n) and its addresses in firebase.json.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN', prefix: '', hasAdminTexts: true },
  hi: {
    name: 'हिन्दी',
    locale: 'hi-IN',
    prefix: '/hi',
    script: 'devanagari',
    hasAdminTexts: true,
  },
  mr: { name: 'मराठी', locale: 'mr-IN', prefix: '/mr', script: 'devanagari' },
  bn: { name: 'বাংলা', locale: 'bn-IN', prefix: '/bn', script: 'bengali' },
  ta: { name: 'தமிழ்', locale: 'ta-IN', prefix: '/ta', script: 'tamil' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGES

/** The language of whoever chose none. Its texts come with the code, and are the ones to translate. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** Those that a text of the shop's may be given in besides its first one. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE)

export const factsOf = (language: Language): LanguageFacts => LANGUAGES[language]

/** The language of an address: `/hi/product/1` is Hindi. */
export const languageOf = (pathname: string): Language =>
  LANGUAGE_CODES.find((language) => factsOf(language).prefix === `/${pathname.split('/')[1]}`) ??
  DEFAULT_LANGUAGE

/**
 * What Intl formats by: the language's words with the digits of prices and phones, which India writes in all of them.
 */
export const formatsOf = (language: Language): string => `${factsOf(language).locale}-u-nu-latn`

/** A page's address in a language; `pathname` is without one. */
export const pathIn = (language: Language, pathname: string): string => {
  const { prefix } = factsOf(language)
  return prefix !== '' && pathname === '/' ? prefix : prefix + pathname
}

/** An address without its language. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(factsOf(languageOf(pathname)).prefix.length) || '/'

/** The languages of the shop's mails and messages. */
export const MAIL_LANGUAGES = ['en', 'hi'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** Readers of other languages get mails in English. */
export const mailLanguageOf = (language: string): MailLanguage =>
  MAIL_LANGUAGES.find((one) => one === language) ?? 'en'

/** A text in other languages than the usual one, by language. */
export type Translations = Readonly<Record<string, string>>
