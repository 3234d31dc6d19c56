import { createRequire } from 'node:module'
/**
 * Vite's development server for a folder, as a service: Vite's own program would outlive a killed supervisor. Vite is
 * the web's dependency, so it is resolved from there.
 */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveParent } from '#processes/serve-parent.ts'

type ViteServer = {
  listen: () => Promise<ViteServer>
  close: () => Promise<void>
  httpServer: { address: () => AddressInfo }
}

type Vite = { createServer: (options: object) => Promise<ViteServer> }

const [root = '.'] = process.argv.slice(2)

// Panda reads its configuration from the process's working directory.
process.chdir(root)

await serveParent(async () => {
  const path = createRequire(join(process.cwd(), 'package.json')).resolve('vite')
  const vite = (await import(pathToFileURL(path).href)) as Vite
  const server = await vite.createServer({
    root: process.cwd(),
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  return { ready: { port: server.httpServer.address().port }, stop: () => server.close() }
})
