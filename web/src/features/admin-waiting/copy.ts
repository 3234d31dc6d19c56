import { copyOf } from '../../copy/copy-of.ts'
import english from './copy.en.json'

export const copy = copyOf('admin-waiting', english)
