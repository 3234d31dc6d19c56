import { build } from 'vite'
import { expect, it } from 'vitest'
import { trim } from './trim-libraries.ts'
import type { Cut } from './trim-libraries.ts'

const ENTRY = '/library.js'

const buildWith = (cut: Cut) =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'library',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? 'console.log("much", "used")' : undefined),
      },
      trim([cut]),
    ],
  })

it('cuts out of a library what is not needed', async () => {
  const built = JSON.stringify(await buildWith({ file: /library\.js$/, old: /"much", /, left: '' }))
  expect(built).toContain('used')
  expect(built).not.toContain('much')
})

it.each([
  ['the code is no longer there', /library\.js$/, /"little"/],
  ['the file is no longer there', /moved\.js$/, /"much"/],
])('fails the build when %s', async (_, file, old) => {
  await expect(buildWith({ file, old, left: '' })).rejects.toThrow('nothing to trim any more')
})
