import { readFileSync } from 'node:fs'
import { LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'
import { expect, it } from 'vitest'

type Rewrite = { source?: string }

const file = new URL('../../../../firebase.json', import.meta.url)
const { hosting }: { hosting: { rewrites: Rewrite[] } } = JSON.parse(readFileSync(file, 'utf8'))
const sources = hosting.rewrites.flatMap(({ source }) => source ?? [])

/** `/@(hi|mr)/…` */
const inLanguages = /^\/@\(((?:\w\w\|)+\w\w)\)/

/** Addresses of the shop before, which had one language. */
const isOld = (source: string) => /^\/(?:collections\/\*\/products|product-category)\//.test(source)

/** Of no language: what crawlers and home screens ask for. */
const isFile = (source: string) => /\.(?:txt|xml|png)\b/.test(source)

it('firebase.json has the pages in every language, and in no other', () => {
  const plain = sources.filter(
    (source) => /^\/(?:$|@\()/.test(source) && !inLanguages.test(source) && !isFile(source),
  )
  const expected = plain.flatMap((path) => LANGUAGE_CODES.map((language) => pathIn(language, path)))
  const inEach = sources
    .filter((source) => !isFile(source) && !isOld(source))
    .flatMap((source) => {
      const [start, codes] = inLanguages.exec(source) ?? ['', '']
      const rest = source.slice(start.length)
      return start === '' ? source : codes.split('|').map((code) => `/${code}${rest}`)
    })
  expect(plain.length).toBeGreaterThan(3)
  expect(inEach.sort()).toEqual(expected.sort())
})
