import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Site } from '../checks/check.ts'
import { ASSETS, assetsIn, IMMUTABLE, patternsOf } from './asset-headers.ts'
import { hostingApi, type Files, type VersionConfig } from './hosting-api.ts'

const withHeaders = (config: VersionConfig, names: readonly string[]): VersionConfig => ({
  ...config,
  headers: [
    ...(config.headers ?? []),
    ...patternsOf(names).map((regex) => ({ regex, headers: { 'Cache-Control': IMMUTABLE } })),
  ],
})

/**
 * Adds this version's assets to the live ones, because the function's new pages may ask for them from its first call
 * on. Returns the number of new ones.
 */
export const addAssets = async (site: Site, folder: string): Promise<number> => {
  const api = await hostingApi(site)
  const live = await api.liveVersion()
  // There are no visitors yet.
  if (!live) return 0
  const files = await api.filesOf(live)
  const contents = new Map<string, Uint8Array>()
  const added: Files = {}
  const names = assetsIn(folder).filter((name) => files[ASSETS + name] === undefined)
  for (const name of names) {
    const content = gzipSync(readFileSync(join(folder, ASSETS, name)), { level: 9 })
    const hash = createHash('sha256').update(content).digest('hex')
    contents.set(hash, content)
    added[ASSETS + name] = hash
  }
  if (names.length === 0) return 0
  const contentOf = (hash: string) => {
    const content = contents.get(hash)
    if (!content) throw new Error(`Hosting has lost a file of the live version: ${hash}`)
    return content
  }
  await api.release(
    withHeaders(live.config ?? {}, names),
    { ...files, ...added },
    { message: 'The live version, with the assets of the next one', contentOf },
  )
  return names.length
}

export const liveAssets = async (site: Site): Promise<string[]> => {
  const api = await hostingApi(site)
  const live = await api.liveVersion()
  const paths = live ? Object.keys(await api.filesOf(live)) : []
  return paths.filter((path) => path.startsWith(ASSETS)).map((path) => path.slice(ASSETS.length))
}
