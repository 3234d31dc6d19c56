import type { Language } from '@bartan/contract/shop/languages'
import { translateValue } from './translate.ts'

/** A line of the shop's own address: a state before its PIN code and a country are said in the page's language. */
export const addressLine = (language: Language, line: string): string => {
  const [, place = '', pin = ''] = /^(.*?)((?:,| -)? \d{3} ?\d{3})?$/.exec(line) ?? []
  return translateValue(language, place) + pin
}
