import type { Language } from '../shop/languages.ts'
import type { WrittenPages } from './content.ts'

/** A file for each language, read at first use. */
const FILES: Record<Language, () => Promise<{ default: WrittenPages }>> = {
  en: () => import('./texts/en.json', { with: { type: 'json' } }),
  hi: () => import('./texts/hi.json', { with: { type: 'json' } }),
  mr: () => import('./texts/mr.json', { with: { type: 'json' } }),
  bn: () => import('./texts/bn.json', { with: { type: 'json' } }),
  ta: () => import('./texts/ta.json', { with: { type: 'json' } }),
}

/** The pages' own texts, which hold until an admin saves others. */
export const writtenPages = async (language: Language): Promise<WrittenPages> =>
  (await FILES[language]()).default
