import { randomBytes } from 'node:crypto'

/** Of a picture: nobody can guess it, and no other has it. */
export const randomName = (): string => randomBytes(12).toString('hex')
