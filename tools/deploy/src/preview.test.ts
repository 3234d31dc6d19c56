import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STAGED_CONFIG } from './hosting/stage-hosting.ts'
import { aRoot, deploying, SETTINGS } from './testing/deploying.ts'

const RELEASES = 'GET firebasehosting.googleapis.com/v1beta1/sites/my-shop-site/releases'
const VERSION = 'sites/my-shop-site/versions/1'
const FILES = `GET firebasehosting.googleapis.com/v1beta1/${VERSION}/files`

const live = (tag: string) => ({
  [RELEASES]: {
    releases: [
      { version: { name: VERSION, config: { rewrites: [{ run: { serviceId: 'api', tag } }] } } },
    ],
  },
  [FILES]: {},
})

type Rewrite = { function?: { pinTag?: boolean } }

const pins = (root: string): (boolean | undefined)[] => {
  const { hosting } = JSON.parse(readFileSync(join(root, STAGED_CONFIG), 'utf8')) as {
    hosting: { rewrites: Rewrite[] }
  }
  return hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.function.pinTag] : []))
}

it('shows a preview with a function of its own, and leaves the live shop alone', async () => {
  const root = aRoot()
  const { ran, error } = await deploying({ root, preview: 'new-cart', answers: live('fh-1') })
  expect(error).toBeUndefined()
  // Of each command the third word.
  expect(ran).toEqual(['build', 'firestore:indexes', '--expires'])
  expect(new Set(pins(root))).toEqual(new Set([true]))
})

it('refuses a preview whose function would go live', async () => {
  const { ran, logged, error } = await deploying({ preview: 'new-cart', answers: live('') })
  expect(logged).toContain('npm run deploy -- --pinned --project my-shop')
  expect([ran, error]).toEqual([[], expect.stringContaining('nothing was deployed')])
})

it('pins no pages of a function that keeps instances', async () => {
  const settings = { ...SETTINGS, values: { ...SETTINGS.values, MIN_INSTANCES: '1' } }
  const { logged, error } = await deploying({ isPinned: true, settings })
  expect(logged).toContain('Take MIN_INSTANCES out of functions/.env.my-shop')
  expect(error).toContain('nothing was deployed')
})
