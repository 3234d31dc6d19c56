import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { startMigrating } from './start-migrating.ts'

it('a data folder is migrated by each version of the program until that succeeds, and then not again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-migrating-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [program, done] = [join(folder, 'migrate.mjs'), join(folder, 'done.txt')]
  writeFileSync(done, '')
  const logged: string[] = []
  const start = async (version: string, code: number) => {
    writeFileSync(
      program,
      `import { appendFileSync } from 'node:fs'
      appendFileSync(${JSON.stringify(done)}, '${version} ')
      process.exit(${code})`,
    )
    const data = openDataFolder(join(folder, 'data'))
    const { signal } = new AbortController()
    await startMigrating(program, { data, env: {}, signal, log: (line) => logged.push(line) }).done
    data.close()
  }
  await start('first', 0)
  await start('first', 0)
  await start('second', 1)
  expect(logged).toEqual(['  Not all data could be brought to this version; the reason is above.'])
  await start('second', 0)
  await start('second', 0)
  expect(readFileSync(done, 'utf8')).toBe('first second second ')
})
