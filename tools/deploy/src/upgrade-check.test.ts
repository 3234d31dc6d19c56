import { expect, it } from 'vitest'
import { aRoot, INDEXES, SETTINGS, writeIn } from './testing/deploying.ts'
import { PROJECT, READY, startFakeGoogle } from './testing/fake-google.ts'
import { upgradeCheck } from './upgrade-check.ts'

const checking = async (live: string | undefined, here: string, settings = SETTINGS) => {
  const root = aRoot()
  writeIn(root, 'package.json', JSON.stringify({ version: here }))
  for (const version of ['1.0.0', '1.1.0', '2.0.0'])
    writeIn(root, `docs/upgrades/${version}.md`, version)
  const { google } = await startFakeGoogle({ ...READY, [INDEXES]: {} })
  const lines: string[] = []
  const list = [{ at: '2026-12-01T00:00:00Z', ...(live && { version: live }), files: ['a.js'] }]
  const faults = await upgradeCheck({
    root,
    site: { project: PROJECT, region: 'asia-south1', settings, google },
    log: (line) => lines.push(line),
    fetchFile: async () => Buffer.from(JSON.stringify(list)),
  })
  return { faults, said: lines.join('\n') }
}

it('says what an upgrade will do, and which pages to read', async () => {
  const { faults, said } = await checking('1.0.0', '1.1.0')
  expect(faults).toBe(0)
  expect(said).toContain('my-shop runs 1.0.0, deployed on 2026-12-01; this is 1.1.0.')
  expect(said).toContain('Read before: docs/upgrades/1.1.0.md')
  expect(said).toMatch(/Indexes to be built[^]*orders \| COLLECTION \| /)
  expect(said).toContain('0001-move-restock-requests: ')
})

it('takes a shop without a version for an old one', async () => {
  const { said } = await checking(undefined, '1.1.0')
  expect(said).toContain('Read before: docs/upgrades/1.0.0.md, docs/upgrades/1.1.0.md')
})

it('finds what is in the way: an older version, and settings that the function would refuse', async () => {
  expect((await checking('2.0.0', '1.1.0')).said).toContain('✗ This is the older one')
  const bad = { ...SETTINGS, values: { ...SETTINGS.values, APP_CHECK: 'perhaps' } }
  const { faults, said } = await checking('1.0.0', '1.1.0', bad)
  expect([faults, said]).toEqual([
    1,
    expect.stringContaining('✗ functions/.env.my-shop: APP_CHECK'),
  ])
})
