import { copyOf } from '#i18n/copy-of.ts'
import english from './copy.en.json'

export const copy = copyOf('users', english)
