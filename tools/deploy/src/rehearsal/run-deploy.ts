import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT, isSettings } from '../release/prebuilt.ts'
import { digestOf } from '../sources.ts'
import { PROJECT } from './project.ts'

const COPIED = [
  'contract',
  'functions/src',
  'functions/.env',
  'functions/package.json',
  'tools/deploy/src',
  'tools/bootstrap',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'storage.rules',
  'package.json',
  ...BUILT,
]

/** The files that a deploy reads, as an unpacked release, whose build is taken as it is. */
export const copyRelease = (root: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'bartan-rehearsal-'))
  for (const path of COPIED)
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) =>
        !source.slice(root.length).includes('node_modules') && !/\.env\.(?!example)/.test(source),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  writeFileSync(join(copy, '.firebaserc'), JSON.stringify({ projects: { live: PROJECT } }))
  return copy
}

export const writeRelease = (copy: string): void => {
  const digests = Object.fromEntries(
    BUILT.map((folder) => [folder, digestOf(copy, folder, isSettings)]),
  )
  writeFileSync(
    join(copy, 'RELEASE.json'),
    JSON.stringify({ version: '0.0.0', commit: 'rehearsal', digests }),
  )
}

export type Stage = { copy: string; port: number; firestore: string }

/** A deploy as somebody; returns what it wrote. */
export const run = async (
  { copy, port, firestore }: Stage,
  who: string,
  args: readonly string[],
) => {
  const home = join(copy, '.cache/home')
  mkdirSync(home, { recursive: true })
  const credentials = join(home, 'credentials.json')
  writeFileSync(
    credentials,
    JSON.stringify({
      type: 'authorized_user',
      client_id: 'rehearsal',
      client_secret: 'none',
      refresh_token: who,
    }),
  )
  const child = spawn(
    process.execPath,
    [join(copy, 'tools/deploy/src/main.ts'), '--project', PROJECT, ...args],
    {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        XDG_CONFIG_HOME: home,
        TMPDIR: tmpdir(),
        CI: 'true',
        NO_UPDATE_NOTIFIER: '1',
        npm_config_offline: 'true',
        METADATA_SERVER_DETECTION: 'none',
        GOOGLE_APPLICATION_CREDENTIALS: credentials,
        REHEARSAL_PORT: String(port),
        REHEARSAL_FIRESTORE: firestore,
        NODE_OPTIONS: `--require ${join(copy, 'tools/deploy/src/rehearsal/tls-to-loopback.cjs')}`,
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve))
  return { code, output }
}
