import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BUILT, isSettings } from '../release/prebuilt.ts'
import { digestOf } from '../sources.ts'
import { PROJECT } from './project.ts'

const COPIED =
  `contract functions/src functions/.env functions/package.json package.json tools/deploy/src tools/bootstrap
  firebase.json firestore.indexes.json firestore.rules storage.rules`.split(/\s+/)

/** The files that a deploy reads, as an unpacked release, whose build is taken as it is. */
export const copyRelease = (root: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'bartan-rehearsal-'))
  const filter = (source: string) =>
    !/node_modules|\.env\.(?!example)/.test(source.slice(root.length))
  for (const path of [...COPIED, ...BUILT])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  writeFileSync(join(copy, '.firebaserc'), JSON.stringify({ projects: { live: PROJECT } }))
  writeRelease(copy)
  return copy
}

export const writeRelease = (copy: string): void => {
  const digests = BUILT.map((folder) => [folder, digestOf(copy, folder, isSettings)])
  const release = { version: '0.0.0', commit: 'rehearsal', digests: Object.fromEntries(digests) }
  writeFileSync(join(copy, 'RELEASE.json'), JSON.stringify(release))
}

export type Stage = { copy: string; port: number; firestore: string }

/** `npm run deploy` as somebody; returns what it wrote. */
export const run = async (stage: Stage, who: string, args: readonly string[]) => {
  const { copy, port, firestore } = stage
  const home = join(copy, '.cache/home')
  mkdirSync(home, { recursive: true })
  const credentials = join(home, 'credentials.json')
  const login = { type: 'authorized_user', client_id: 'rehearsal', client_secret: 'none' }
  writeFileSync(credentials, JSON.stringify({ ...login, refresh_token: who }))
  const child = spawn(process.execPath, [join(copy, 'tools/deploy/src/main.ts'), ...args], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      CI: 'true',
      npm_config_offline: 'true',
      METADATA_SERVER_DETECTION: 'none',
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      REHEARSAL_PORT: String(port),
      REHEARSAL_FIRESTORE: firestore,
      NODE_OPTIONS: `--require ${join(copy, 'tools/deploy/src/rehearsal/tls-to-loopback.cjs')}`,
    },
  })
  const said = [text(child.stdout), text(child.stderr)]
  const [[code], ...output] = await Promise.all([once(child, 'close'), ...said])
  return { code: Number(code), output: output.join('') }
}
