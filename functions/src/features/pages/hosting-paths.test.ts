import { readFileSync } from 'node:fs'
import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import {
  ADMIN_PATHS,
  PAGE_PATHS,
  PRIVATE_PATHS,
  SERVED_PATHS,
} from '@bartan/contract/pages/page-paths'
import { LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'
import { describe, expect, it } from 'vitest'

type Rewrite = { source?: string; regex?: string; function?: object; destination?: string }

const file = new URL('../../../../firebase.json', import.meta.url)
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { rewrites: Rewrite[] } }

/** The three marks of Hosting's globs that firebase.json uses. */
const patternOf = ({ source = '', regex }: Rewrite) =>
  new RegExp(
    regex ??
      `^${source
        .replaceAll('.', String.raw`\.`)
        .replaceAll('@(', '(?:')
        .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  )

/** The first rewrite that matches is Hosting's choice. */
const answererOf = (path: string): string => {
  const found = hosting.rewrites.find((rewrite) => patternOf(rewrite).test(path))
  return found?.function ? 'function' : (found?.destination ?? 'nothing')
}

const ALL = [
  ...Object.values(PAGE_PATHS),
  ...CONTENT_SLUGS.map(contentPath),
  ...Object.values(ADMIN_PATHS).map((path) => `${PAGE_PATHS.admin}/${path}`),
]

/** Those for everyone that the server does not render: it redirects them, or a search has nothing to find there. */
const NEITHER: ReadonlySet<string> = new Set([
  PAGE_PATHS.collections,
  PAGE_PATHS.featured,
  PAGE_PATHS.grievances,
  PAGE_PATHS.track,
  PAGE_PATHS.offers,
  PAGE_PATHS.confirmEmail,
  PAGE_PATHS.resetPassword,
  PAGE_PATHS.unsubscribe,
  PAGE_PATHS.noReminders,
])

describe.each(ALL)('the page %s', (path) => {
  const isServed = SERVED_PATHS.includes(path)

  it.each(LANGUAGE_CODES)('is answered by Hosting in %s', (language) => {
    const address = pathIn(language, path.replaceAll(/:\w+/g, 'x1'))
    expect(answererOf(address)).toBe('function')
  })

  it('is rendered by the server, or kept from crawlers, or said to be neither', () => {
    const isPrivate = PRIVATE_PATHS.some((one) => path === one || path.startsWith(`${one}/`))
    expect([isServed, isPrivate, NEITHER.has(path)].filter(Boolean)).toHaveLength(1)
  })
})

it('Hosting answers a file that is not there itself, and leaves every other address to the function', () => {
  for (const path of ['/assets/nothing.js', '/wp-login.php', '/.env'])
    expect(answererOf(path)).toBe('nothing')
  for (const path of ['/no-such-page', '/hi/no-such-page', '/product', '/shipping/x'])
    expect(answererOf(path)).toBe('function')
})
