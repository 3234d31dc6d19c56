import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import type { Option } from './field.ts'

export const optionName = ([, label]: Option): string =>
  typeof label === 'string' ? t(label) : translateValue(label.name)
