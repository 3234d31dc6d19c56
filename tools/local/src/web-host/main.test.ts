import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startChildService } from '#processes/child-service.ts'

const PACKAGES = join(import.meta.dirname, '../../../../node_modules')

const CONFIG = `export default {
  plugins: [{
    name: 'where',
    configureServer: (server) => void server.middlewares.use('/where', (_, response) => response.end(process.cwd())),
  }],
}`

it('works in the folder of the web, where Panda looks for its configuration', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bartan-web-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(PACKAGES, join(folder, 'node_modules'), 'junction')
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'vite.config.js'), CONFIG)
  const main = join(import.meta.dirname, 'main.ts')
  const web = await startChildService<{ port: number }>('Vite', main, {
    args: [folder],
    onOutput: () => {},
  })
  onTestFinished(() => web.stop())
  const where = await fetch(`http://127.0.0.1:${web.ready.port}/where`)
  expect(await where.text()).toBe(folder)
})
