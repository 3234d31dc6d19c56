import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noticesOf } from './notices.ts'

const ROOT = join(import.meta.dirname, '../..')

it('names each package once, with its license and the text of it, and none of the own files', () => {
  const notices = noticesOf(ROOT, [
    'node_modules/express/index.js',
    'node_modules/express/lib/express.js',
    'node_modules/zod/index.js',
    'functions/src/index.ts',
  ])
  expect(notices.match(/^express .*/gm)).toEqual([expect.stringMatching(/^express \d.* \(MIT\)$/)])
  expect(notices).toMatch(/^zod \d.* \(MIT\)$/m)
  expect(notices.match(/Permission is hereby granted/g)).toHaveLength(2)
  expect(notices).not.toContain('bartan')
})

it('has both licenses of a package of fonts: of the package, and of the font in it', () => {
  const notices = noticesOf(ROOT, ['node_modules/@expo-google-fonts/poppins/400Regular/font.ttf'])
  expect(notices).toContain('Permission is hereby granted')
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})
