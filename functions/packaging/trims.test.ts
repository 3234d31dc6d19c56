import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { FILE_TYPES } from './trims.ts'

it('has the types of files as Express has them', () => {
  const express = createRequire(createRequire(import.meta.url).resolve('express'))
  const types = createRequire(express.resolve('mime-types'))
  const all = types('mime-db') as Record<string, { charset?: string; extensions?: string[] }>
  for (const [type, { extensions, ...rest }] of Object.entries(FILE_TYPES)) {
    expect(all[type]?.extensions).toEqual(expect.arrayContaining(extensions))
    expect(all[type]?.charset).toBe('charset' in rest ? rest.charset : undefined)
  }
})
