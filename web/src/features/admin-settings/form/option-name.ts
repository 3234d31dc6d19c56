import { translateValue } from '#i18n/translate.ts'
import { textIn } from '../texts.ts'
import type { Option } from './field.ts'
import type { Language } from '@bartan/contract/shop/languages'

export const optionName = (language: Language, [, label]: Option): string =>
  typeof label === 'string' ? textIn(language, label) : translateValue(language, label.name)
