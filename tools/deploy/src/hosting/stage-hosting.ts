import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ASSETS, assetHeaders, assetsIn, RELEASE_LIST, type HeaderRule } from './asset-headers.ts'
import { parseReleaseList, withRelease, type ReleaseList } from './release-list.ts'

/** The hosted folder: the build, and assets of earlier releases. */
const STAGED = '.cache/hosting'

/** firebase.json for the staged files; beside the original, because the CLI resolves paths from there. */
export const STAGED_CONFIG = 'firebase.deploy.json'

type Rewrite = { function?: { functionId: string; pinTag?: boolean } }
type FirebaseConfig = { hosting: { headers: (HeaderRule | object)[]; rewrites?: Rewrite[] } }

type Live = {
  /** A file of the live shop; undefined if there is none. */
  fetchFile: (path: string) => Promise<Uint8Array | undefined>
  /** Names of the live version's assets, if it was deployed without a list. */
  assetNames: () => Promise<string[]>
}

type Options = Live & {
  root: string
  now: Date
  log: (line: string) => void
  /** Whether pages use the version of the function that is deployed with them. */
  isPinned?: boolean
}

const pinned = (rewrite: Rewrite): Rewrite =>
  rewrite.function ? { ...rewrite, function: { ...rewrite.function, pinTag: true } } : rewrite

const readList = async ({ fetchFile, assetNames }: Live): Promise<ReleaseList> => {
  const file = await fetchFile(ASSETS + RELEASE_LIST)
  const list = file && parseReleaseList(Buffer.from(file).toString('utf8'))
  if (list) return list
  const files = await assetNames()
  return files.length > 0 ? [{ at: '', files }] : []
}

/** For `npm run shop -- upgrade-check`. */
const versionIn = (root: string): { version?: string } => {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return {}
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return { version }
}

/** Accepts only a plain file name, because the list comes from outside. */
const isName = (name: string) => name === basename(name) && !name.startsWith('.')

/**
 * Assembles the files for Hosting: the build, and the assets of earlier releases. Those are for open pages, instances
 * that still run, and a rollback.
 */
export const stageHosting = async (options: Options): Promise<void> => {
  const { root, now, log, isPinned = false, ...live } = options
  const folder = join(root, STAGED)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, ASSETS), { recursive: true })
  cpSync(join(root, 'web/dist'), folder, { recursive: true })

  const release = { at: now.toISOString(), ...versionIn(root), files: assetsIn(folder) }
  const releases = withRelease(await readList(live), release)
  let kept = 0
  for (const name of new Set(releases.flatMap(({ files }) => files).filter(isName))) {
    const file = join(folder, ASSETS, name)
    if (existsSync(file)) continue
    const bytes = await live.fetchFile(ASSETS + name)
    if (bytes) writeFileSync(file, bytes)
    else log(`  ${name} of an earlier release is no longer there`)
    kept += bytes ? 1 : 0
  }
  writeFileSync(join(folder, ASSETS, RELEASE_LIST), `${JSON.stringify(releases)}\n`)
  log(`  ${release.files.length} assets of this version, ${kept} of earlier releases`)

  const text = readFileSync(join(root, 'firebase.json'), 'utf8')
  const config = JSON.parse(text) as FirebaseConfig
  const headers = [...config.hosting.headers, ...assetHeaders(folder)]
  const { rewrites = [] } = config.hosting
  const hosting = {
    ...config.hosting,
    public: STAGED,
    headers,
    rewrites: isPinned ? rewrites.map(pinned) : rewrites,
  }
  writeFileSync(join(root, STAGED_CONFIG), `${JSON.stringify({ ...config, hosting }, null, 2)}\n`)
}
