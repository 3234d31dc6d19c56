import { createHash, randomBytes } from 'node:crypto'

/** For links in mails: 256 bits, which nobody guesses. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token that grants something: whoever reads the database can't use it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
