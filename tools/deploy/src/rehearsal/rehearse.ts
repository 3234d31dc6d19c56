import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFirestore } from '@bartan/firestore-emulator/start'
import { DeployError } from '../deploy-error.ts'
import { digestOf } from '../sources.ts'
import { BUILT, isSettings } from '../release/prebuilt.ts'
import { DEPLOYER, newProject, OWNER, PROJECT } from './project.ts'
import { applyFix } from './apply-fix.ts'
import { FAULTS } from './faults.ts'
import { rolesInDocs } from './roles-in-docs.ts'
import { runPackage } from './run-package.ts'
import { startStandIn } from './stand-in.ts'
import { serveSite } from './site.ts'

/**
 * `npm run deploy -- --rehearse`: deploys what is built to a stand-in of Google's APIs on this machine, by the unmodified
 * firebase CLI and this program's own steps (decisions/0164): first as an owner from nothing, by the commands that the
 * checks print; again; changed; back; as a preview; and by CI's account.
 */

const COPIED = [
  ...[
    'contract',
    'functions/src',
    'functions/.env',
    'functions/package.json',
    'tools/deploy/src',
    'tools/bootstrap',
  ],
  ...[
    'firebase.json',
    'firestore.indexes.json',
    'firestore.rules',
    'storage.rules',
    'package.json',
    ...BUILT,
  ],
]

/** The files that a deploy reads, as an unpacked release, whose build is taken as it is. */
const copyRelease = (root: string): string => {
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

const writeRelease = (copy: string): void => {
  const digests = Object.fromEntries(
    BUILT.map((folder) => [folder, digestOf(copy, folder, isSettings)]),
  )
  writeFileSync(
    join(copy, 'RELEASE.json'),
    JSON.stringify({ version: '0.0.0', commit: 'rehearsal', digests }),
  )
}

type Stage = { copy: string; port: number; firestore: string }

/** A deploy as somebody; returns what it wrote. */
const run = async ({ copy, port, firestore }: Stage, who: string, args: readonly string[]) => {
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

const fixesIn = (output: string): string[] =>
  [...output.matchAll(/^ +Fix: (.*(?:\n {4}curl.*)?)$/gm)].map(([, fix = '']) => fix)

const MOST_FIXES = 40

type Deploy = {
  who?: string
  args?: string[]
  /** What has to be said, where it has to fail. */
  fails?: RegExp
  from?: string
}

type Options = { root: string; log: (line: string) => void }

export const rehearse = async ({ root, log }: Options): Promise<void> => {
  const project = newProject()
  const copy = copyRelease(root)
  writeRelease(copy)
  let changes: string[] = []
  const standIn = await startStandIn({
    project,
    log: (line) => changes.push(line),
    visit: serveSite(project),
  })
  const firestore = await startFirestore({
    port: 0,
    data: ':memory:',
    indexes: join(root, 'firestore.indexes.json'),
  })
  const stage = { copy, port: standIn.port, firestore: `${firestore.host}:${firestore.port}` }

  const deploy = async (
    what: string,
    { who = OWNER, args = [], fails, from = copy }: Deploy = {},
  ) => {
    changes = []
    log(`\n${what} (${who} ${args.join(' ')})`)
    const { code, output } = await run({ ...stage, copy: from }, who, args)
    const isRight = fails ? code !== 0 && fails.test(output + changes.join('\n')) : code === 0
    const counts = new Map<string, number>()
    for (const line of changes) {
      const kind = line.replaceAll(
        /\/[0-9a-f]{64}$|(?<=fields\/|indexes\/|collectionGroups\/)[^/]+/g,
        '…',
      )
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    for (const [line, count] of counts) log(count > 1 ? `${line} (${count} times)` : line)
    if (!isRight) throw new DeployError(`${what}: ended with ${code}\n${output}`)
    log(fails ? '  refused, as it has to be' : '  done')
    return changes
  }

  try {
    log(
      'A first deploy, from nothing: what docs/deploy.md and the checks say is done, one after the other',
    )
    for (let count = 0; ; count += 1) {
      const { output } = await run(stage, OWNER, ['--dry-run'])
      const fixes = fixesIn(output)
      if (fixes.length === 0) break
      if (count === MOST_FIXES) throw new DeployError(`The checks are never satisfied:\n${output}`)
      for (const fix of new Set(fixes)) {
        log(`  ${fix}`)
        applyFix(project, fix, (file, line) => appendFileSync(join(copy, file), `${line}\n`))
      }
    }
    await deploy('First deploy')
    await runPackage({ copy, project, log })
    const again = await deploy('The same again')
    if (
      again.some(
        (line) =>
          /functions\/|jobs|rulesets|indexes|fields/.test(line) && !/generateUploadUrl/.test(line),
      )
    )
      throw new DeployError(`A deploy of the same changes something:\n${again.join('\n')}`)
    rolesInDocs(root, project)
    await deploy('The same by CI', { who: `serviceAccount:${DEPLOYER}` })
    const index = join(copy, 'functions/lib/index.js')
    const before = readFileSync(index, 'utf8')
    writeFileSync(index, `${before}\n// Another version\n`)
    writeFileSync(join(copy, 'web/dist/assets/another-version.js'), 'export {}\n')
    writeRelease(copy)
    await deploy('A change by CI', { who: `serviceAccount:${DEPLOYER}` })
    writeFileSync(index, before)
    rmSync(join(copy, 'web/dist/assets/another-version.js'))
    writeRelease(copy)
    await deploy('Back to the version before')
    await deploy('Pages pinned to their function', { args: ['--pinned'] })
    await deploy('A preview', { args: ['--preview', 'new-cart'] })
    for (const { what, put, who, says } of FAULTS) {
      const faulty = `${copy}-faulty`
      cpSync(copy, faulty, { recursive: true })
      try {
        put(faulty, project)
        writeRelease(faulty)
        await deploy(`${what}, put back`, { who, fails: says, from: faulty })
      } finally {
        rmSync(faulty, { recursive: true, force: true })
      }
    }
    log('\nThe rehearsal has passed')
  } finally {
    standIn.stop()
    await firestore.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}
