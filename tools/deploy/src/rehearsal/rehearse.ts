import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFirestore } from '@bartan/firestore-emulator/start'
import { DeployError } from '../deploy-error.ts'
import { applyFix } from './apply-fix.ts'
import { FAULTS } from './faults.ts'
import { DEPLOYER, newProject, OWNER } from './project.ts'
import type { Project } from './project.ts'
import { rolesInDocs } from './roles-in-docs.ts'
import { copyRelease, run, writeRelease } from './run-deploy.ts'
import type { Stage } from './run-deploy.ts'
import { runPackage } from './run-package.ts'
import { serveSite } from './site.ts'
import { startStandIn } from './stand-in.ts'

/**
 * `npm run deploy -- --rehearse`: deploys what is built to a stand-in of Google's APIs on this machine, by the unmodified
 * firebase CLI and this program's own steps (decisions/0164): first as an owner from nothing, by the commands that the
 * checks print, and again; then changed, back, pinned and as a preview by CI's account, which has the roles of docs/deploy.md
 * alone. Each deploy may change what has to change, and nothing else.
 */

const fixesIn = (output: string): string[] =>
  [...output.matchAll(/^ +Fix: (.*(?:\n {4}curl.*)?)$/gm)].map(([, fix = '']) => fix)

const MAX_FIXES = 40

type Log = (line: string) => void

/** Does what the checks print, until they are satisfied. */
const prepare = async (stage: Stage, project: Project, log: Log): Promise<void> => {
  log('From nothing: what the checks print is done, one after the other')
  for (let count = 0; ; count += 1) {
    const { output } = await run(stage, OWNER, ['--dry-run'])
    const fixes = fixesIn(output)
    if (fixes.length === 0) return
    if (count === MAX_FIXES) throw new DeployError(`The checks are never satisfied:\n${output}`)
    for (const fix of new Set(fixes)) {
      log(`  ${fix}`)
      applyFix(project, fix, (file, line) => appendFileSync(join(stage.copy, file), `${line}\n`))
    }
  }
}

type Deploy = {
  who?: string
  args?: string[]
  /** What has to be said, where it has to fail. */
  fails?: RegExp
  /** What alone may change, beside what the CLI does at each deploy. */
  changes?: RegExp
  from?: string
}

type Deploying = (what: string, options?: Deploy) => Promise<void>

/** Lines of one kind as one, with their number. */
const told = (changes: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const line of changes) {
    const kind = line.replaceAll(
      /\/[0-9a-f]{64}$|(?<=fields\/|indexes\/|collectionGroups\/)[^/]+/g,
      '…',
    )
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line))
}

const deploysOn =
  (stage: Stage, log: Log, takeChanges: () => string[]): Deploying =>
  async (what, { who = OWNER, args = [], fails, changes: may, from = stage.copy } = {}) => {
    takeChanges()
    log(`\n${what} (${who} ${args.join(' ')})`)
    const { code, output } = await run({ ...stage, copy: from }, who, args)
    const changes = takeChanges()
    for (const line of told(changes)) log(line)
    const isRight = fails ? code !== 0 && fails.test(output + changes.join('\n')) : code === 0
    if (!isRight) throw new DeployError(`${what}: ended with ${code}\n${output}`)
    if (may) refuseOthers(what, changes, may)
    log(fails ? '  refused, as it has to be' : '  done')
  }

/** By each deploy, though nothing is another: rules are tested and released, a version of the web made of known files. */
const EACH_TIME =
  /^ +refused |:test$|PATCH firebaserules\S+\/releases\/|generateServiceIdentity$| firebasehosting\./

const CI = `serviceAccount:${DEPLOYER}`

/** The list of releases, and what is new. */
const MAX_UPLOADED = 2

const NOTHING = /^$/
const CODE_OF_FUNCTIONS = /generateUploadUrl$|\.zip$|PATCH cloudfunctions\S+\/functions\/\w+$/
/** A tag is of a revision, which only a deploy of the function makes. */
const TAGS =
  /generateUploadUrl$|\.zip$|PATCH cloudfunctions\S+\/functions\/api$|PUT run\.\S+\/services\/api$/

const refuseOthers = (what: string, changes: readonly string[], may: RegExp): void => {
  const uploaded = changes.filter((line) => line.includes(' upload-firebasehosting.'))
  const others = changes.filter(
    (line) => !EACH_TIME.test(line) && !may.test(line) && !uploaded.includes(line),
  )
  if (uploaded.length > MAX_UPLOADED) others.push(...uploaded)
  if (others.length > 0)
    throw new DeployError(`${what}: changes more than it should:\n${others.join('\n')}`)
}

/** By CI's account all but the first, as an owner may do whatever it may. */
const changeAndBack = async (copy: string, deploy: Deploying): Promise<void> => {
  const index = join(copy, 'functions/lib/index.js')
  const asset = join(copy, 'web/dist/assets/another-version.js')
  const before = readFileSync(index, 'utf8')
  writeFileSync(asset, 'export {}\n')
  writeRelease(copy)
  await deploy('A change of the web', { changes: NOTHING })
  await deploy('The same by CI', { who: CI, changes: NOTHING })
  writeFileSync(index, `${before}\n// Another version\n`)
  writeRelease(copy)
  await deploy('A change of the functions', { who: CI, changes: CODE_OF_FUNCTIONS })
  writeFileSync(index, before)
  rmSync(asset)
  writeRelease(copy)
  await deploy('Back to the version before', { who: CI, changes: CODE_OF_FUNCTIONS })
  await deploy('Pages pinned to their function', { who: CI, args: ['--pinned'], changes: TAGS })
  await deploy('A preview', { who: CI, args: ['--preview', 'new-cart'], changes: TAGS })
}

const putFaultsBack = async (copy: string, project: Project, deploy: Deploying): Promise<void> => {
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
}

export const rehearse = async ({ root, log }: { root: string; log: Log }): Promise<void> => {
  const project = newProject()
  const copy = copyRelease(root)
  writeRelease(copy)
  const changes: string[] = []
  const standIn = await startStandIn({
    project,
    log: (line) => changes.push(line),
    visit: serveSite(project),
  })
  const indexes = join(root, 'firestore.indexes.json')
  const firestore = await startFirestore({ port: 0, data: ':memory:', indexes })
  const stage = { copy, port: standIn.port, firestore: `${firestore.host}:${firestore.port}` }
  const deploy = deploysOn(stage, log, () => changes.splice(0))
  try {
    await prepare(stage, project, log)
    await deploy('First deploy')
    await runPackage({ copy, project, log })
    await deploy('The same again', { changes: NOTHING })
    rolesInDocs(root, project)
    await changeAndBack(copy, deploy)
    await putFaultsBack(copy, project, deploy)
    log('\nThe rehearsal has passed')
  } finally {
    standIn.stop()
    await firestore.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}
