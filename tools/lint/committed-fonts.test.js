import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = '{contract/src,functions/src,web/{build,public,src}}'

const find = (ending) => globSync(`${SOURCES}/**/*.${ending}`, { cwd: ROOT })

it('fonts come from packages: none lies among the sources', () => {
  expect(find('css')).toContain('web/src/theme/fonts.css')
  expect(find('{woff,woff2,ttf,otf}')).toEqual([])
})
