import type { Language } from '../shop/languages.ts'
import type { WrittenPages } from './content.ts'

type Read = () => Promise<{ default: WrittenPages }>

const ENGLISH: Read = () => import('./texts/en.json', { with: { type: 'json' } })

/** One file per language, loaded at first use. */
const FILES: Partial<Record<Language, Read>> = {
  en: ENGLISH,
  hi: () => import('./texts/hi.json', { with: { type: 'json' } }),
  mr: () => import('./texts/mr.json', { with: { type: 'json' } }),
  bn: () => import('./texts/bn.json', { with: { type: 'json' } }),
  ta: () => import('./texts/ta.json', { with: { type: 'json' } }),
}

/** The code's page texts, shown until an admin saves others; in English where a language has none. */
export const writtenPages = async (language: Language): Promise<WrittenPages> =>
  (await (FILES[language] ?? ENGLISH)()).default
