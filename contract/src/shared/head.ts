import { DEFAULT_LANGUAGE, type Language, type Translations } from '../shop/languages.ts'

/** What search engines show of a page instead of the generated texts; '' for those. */
export type Head = {
  title: string
  titleIn: Translations
  description: string
  descriptionIn: Translations
}

/** Google cuts off longer titles, on a wide screen. */
export const SHOWN_TITLE = 60
export const SHOWN_DESCRIPTION = 160

export const NO_HEAD: Head = { title: '', titleIn: {}, description: '', descriptionIn: {} }

export const isNoHead = ({ title, titleIn, description, descriptionIn }: Head): boolean =>
  title === '' &&
  description === '' &&
  Object.keys(titleIn).length === 0 &&
  Object.keys(descriptionIn).length === 0

/** The head in one language, without a fallback: the page's own words are in that language. */
export const headIn = (
  { title, titleIn, description, descriptionIn }: Head,
  language: Language,
): { title: string | undefined; description: string | undefined } =>
  language === DEFAULT_LANGUAGE
    ? { title: title || undefined, description: description || undefined }
    : { title: titleIn[language], description: descriptionIn[language] }
