import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import config from '../../oxlint.config.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the rule says of files, by their names. */
const findings = async (files) => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-published-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const own = {
    jsPlugins: [join(ROOT, 'tools/lint/published-members.js')],
    rules: { 'published/members-only': 'error' },
  }
  const settings = join(folder, 'oxlintrc.json')
  await writeFile(settings, JSON.stringify(own))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint')
  const run = promisify(execFile)(oxlint, ['-c', settings, '--format', 'json', folder])
  const { stdout } = await run.catch((error) => error)
  const { diagnostics } = JSON.parse(stdout)
  return diagnostics.map(({ filename }) => filename.split('/').at(-1)).sort()
}

it('finds what is not published', async () => {
  const files = {
    'extends.ts':
      "import { Firestore } from 'firebase-admin/firestore'\nexport class Own extends Firestore {}",
    'namespace.ts':
      "import * as f from '@google-cloud/firestore'\nexport class Own extends f.WriteBatch {}",
    'import.ts': "import { x } from '@google-cloud/firestore/build/src/convert.js'\nx()",
    'later.ts': "export const x = import('google-gax/build/src/grpc')",
    'require.ts': "export const x = require('firebase-tools/lib/auth')",
    'resolve.ts': "export const x = (require) => require.resolve('express/lib/router')",
    'member.ts': "export const x = (query) => query['_queryOptions']",
    'reflect.ts': "export const x = (query) => Reflect.get(query, '_queryOptions')",
  }
  expect(await findings(files)).toEqual(Object.keys(files).sort())
})

it('leaves alone what is', async () => {
  expect(
    await findings({
      'own.ts':
        "import { A } from './lib/a.ts'\nimport b from '@bartan/functions/lib/b'\nexport class B extends A { x = b['_id'] }",
      'react.ts': "import { Component } from 'react'\nexport class Boundary extends Component {}",
      'node.ts': "import { Readable } from 'node:stream'\nexport class Own extends Readable {}",
      'package.ts': "export { getFirestore } from 'firebase-admin/firestore'",
    }),
  ).toEqual([])
})

it('holds for the whole tree, without exception', () => {
  expect(config.rules['published/members-only']).toBe('error')
  expect(config.overrides.filter(({ rules }) => 'published/members-only' in rules)).toEqual([])
})
