import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openFunctionLog } from './function-log.ts'

it('keeps everything, and shows what matters', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const shown: string[] = []
  const log = openFunctionLog(join(folder, 'function.log'), (line) => shown.push(line))
  log.write('{"severity":"INFO","message":"Answered"}')
  log.write('{"severity":"ERROR","message":"Something went wrong"}')
  await log.close()
  expect(await readFile(join(folder, 'function.log'), 'utf8')).toMatch(/Answered[^]*went wrong/)
  expect(shown).toEqual(['  [function] ERROR Something went wrong'])
})

/** Linux's disk that is always full. */
const FULL = '/dev/full'

it.runIf(process.platform === 'linux')(
  'says once that the disk is full, and goes on showing',
  async () => {
    const shown: string[] = []
    const log = openFunctionLog(FULL, (line) => shown.push(line))
    log.write('{"severity":"INFO","message":"Answered"}')
    await vi.waitFor(() => expect(shown).toEqual([expect.stringContaining('ENOSPC')]), {
      timeout: 60_000,
    })
    for (let i = 0; i < 1000; i += 1) log.write('{"severity":"INFO","message":"Answered"}')
    log.write('{"severity":"ERROR","message":"Something went wrong"}')
    await log.close()
    expect(shown).toEqual([
      expect.stringContaining('/dev/full'),
      '  [function] ERROR Something went wrong',
    ])
  },
)
