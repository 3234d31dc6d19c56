export type LanguageFacts = {
  /** The language's own name. */
  name: string
  /** The locale of pages and messages. */
  locale: string
  /** The path prefix of its pages. */
  prefix: string
  /** The script's name in its font files, if the shop has fonts for it. */
  script?: string
  /** Whether the admin area has it, too; else admins get the default language. */
  hasAdminTexts?: boolean
  /** Whether it is incomplete: missing texts are in English, and a shop offers it only if an admin enables it. */
  isDraft?: boolean
}

/**
 * The shop's languages. To add one: an entry here, a folder of texts (web/src/i18n), and its addresses in
 * firebase.json.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN', prefix: '', hasAdminTexts: true },
  hi: { name: 'हिन्दी', locale: 'hi-IN', prefix: '/hi', script: 'devanagari', hasAdminTexts: true },
  mr: { name: 'मराठी', locale: 'mr-IN', prefix: '/mr', script: 'devanagari' },
  bn: { name: 'বাংলা', locale: 'bn-IN', prefix: '/bn', script: 'bengali' },
  ta: { name: 'தமிழ்', locale: 'ta-IN', prefix: '/ta', script: 'tamil' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGES

/** The default language. Its texts come with the code and are the source of translations. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** The languages for translations of the shop's own texts. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE)

export const factsOf = (language: Language): LanguageFacts => LANGUAGES[language]

/** The language of an address: `/hi/product/1` is Hindi. */
export const languageOf = (pathname: string): Language =>
  LANGUAGE_CODES.find((language) => factsOf(language).prefix === `/${pathname.split('/')[1]}`) ??
  DEFAULT_LANGUAGE

/**
 * The locale for Intl: the language's words, with the Latin digits that India uses for prices and phones in all
 * languages.
 */
export const formatsOf = (language: Language): string => `${factsOf(language).locale}-u-nu-latn`

/** How a month is written in a date: in Hindi whole, because nobody says or writes नव॰. */
export const monthOf = (language: Language) => (language === 'hi' ? 'long' : 'short')

/** A page's address in a language; `pathname` has no language prefix. */
export const pathIn = (language: Language, pathname: string): string => {
  const { prefix } = factsOf(language)
  return prefix + (prefix && pathname === '/' ? '' : pathname)
}

/** With one slash at its beginning: two begin the address of another site. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(factsOf(languageOf(pathname)).prefix.length).replace(/^\/*/, '/')

/** The languages of the mail that says that goods are back, and of the texts behind the link in an order's messages. */
export const MAIL_LANGUAGES = ['en', 'hi'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** Readers of other languages get it in English. */
export const mailLanguageOf = (language: string): MailLanguage =>
  MAIL_LANGUAGES.find((one) => one === language) ?? 'en'

/** Translations of a text, by language code. */
export type Translations = Readonly<Record<string, string>>
