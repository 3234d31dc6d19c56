import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

const FOLDER = join(import.meta.dirname, '../../pictures')
const picture = (name: string) => readFileSync(join(FOLDER, name))

/**
 * Each has less than 2 kB and one color. The first is large only in its alpha channel; the third has the largest
 * accepted size.
 */
const BOMBS = [
  picture('forty-clear-megapixels.avif'),
  picture('forty-megapixels.avif'),
  picture('four-megapixels.avif'),
  picture('forty-megapixels.webp'),
]

const BOUNDARY = 'a-boundary-of-parts'

const formOf = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const FORMS = BOMBS.map(formOf)
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

type Who = { name: string; path: string; token: string }

/** Uploads small files that decode to large pictures, twelve at once. */
export const swellingPictures = (run: Run, { name, path, token }: Who): Attack => {
  const call = run.person('attacks', name)
  return {
    connections: 6,
    pauseMs: 500,
    maxRounds: 5000,
    round: async (round) => {
      const body = FORMS[round % FORMS.length]
      if (body) await call({ path, body, headers, token })
    },
  }
}
