import type { Language } from '../../shop/languages.ts'
import { BENGALI } from './bengali.ts'
import { ENGLISH } from './english.ts'
import { HINDI } from './hindi.ts'
import type { MailTexts } from './mail-texts.ts'
import { MARATHI } from './marathi.ts'
import { TAMIL } from './tamil.ts'

/** Languages without an entry get English. */
const TEXTS: Partial<Record<Language, MailTexts>> = {
  en: ENGLISH,
  hi: HINDI,
  mr: MARATHI,
  bn: BENGALI,
  ta: TAMIL,
}

export const textsOf = (language: Language): MailTexts => TEXTS[language] ?? ENGLISH
