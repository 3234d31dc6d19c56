import { readFileSync } from 'node:fs'
import { CONTENT_SLUGS } from '@bartan/contract/content/content'
import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { OTHER_LANGUAGES } from '@bartan/contract/shop/languages'
import { expect, it } from 'vitest'

type Hosting = { hosting: { rewrites: { source?: string; function?: object }[] } }

const file = new URL('../../../../firebase.json', import.meta.url)
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as Hosting

const firstPart = (path: string) => path.split('/')[1] ?? ''
const { featured, collection, product } = PAGE_PATHS
/** Hosting's patterns name the languages in any order. */
const inOrder = (source = '') =>
  source.replace(/^\/@\(([a-z]{2}(?:\|[a-z]{2})*)\)/, (_whole, codes: string) =>
    languagesOf(codes.split('|')),
  )
const languagesOf = (codes: readonly string[]) => `/@(${codes.toSorted().join('|')})`
const languages = languagesOf(OTHER_LANGUAGES)

const sources = hosting.rewrites.filter((one) => one.function).map(({ source }) => inOrder(source))

it.each([
  `/@(${[featured, collection, product].map(firstPart).join('|')})/*`,
  `/@(${CONTENT_SLUGS.join('|')})`,
])('Hosting hands %s to the function, in every language', (source) => {
  expect(sources).toContain(source)
  expect(sources).toContain(languages + source)
})

it('Hosting hands the home page to the function, in every language', () => {
  expect(sources).toContain(PAGE_PATHS.home)
  expect(sources).toContain(languages)
})
