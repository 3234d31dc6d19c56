import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFirestore } from '@bartan/firestore-emulator/start'
import { DeployError } from '../deploy-error.ts'
import { FAULTS } from './faults.ts'
import { CI, newProject, OWNER, PROJECT, type Project } from './project.ts'
import { copyRelease, run, writeRelease, type Stage } from './run-deploy.ts'
import { runPackage } from './run-package.ts'
import { callsOf, doAtGoogle } from './shell.ts'
import { startStandIn } from './stand-in.ts'

/**
 * `npm run deploy -- --rehearse`: deploys what was built to a stand-in of Google's APIs on this machine, by the unmodified
 * firebase CLI and this program's own steps (decisions/0164): first as an owner from nothing, by the commands of
 * docs/deploy.md and those that the checks print, and again; then changed, back, pinned and as a preview by CI's
 * account, which has the roles of docs/deploy.md alone. Each deploy may change what has to change, and nothing else.
 */

/** Whatever a shell is given in docs/deploy.md, block by block. */
const commandsInDocs = (root: string): string[] => {
  const docs = readFileSync(join(root, 'docs/deploy.md'), 'utf8').replaceAll('my-shop', PROJECT)
  return [...docs.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block)
}

const MAX_DRY_RUNS = 40

type Log = (line: string) => void

/** Types what the checks print, until they are satisfied. */
const satisfyChecks = async (stage: Stage, project: Project, log: Log): Promise<void> => {
  for (let count = 0; count < MAX_DRY_RUNS; count += 1) {
    const { code, output } = await run(stage, OWNER, ['--dry-run'])
    const fixes = new Set([...output.matchAll(/^ +Fix: (.*)$/gm)].map(([, fix = '']) => fix))
    if (code === 0) return
    if (fixes.size === 0) throw new DeployError(`A dry run ended with ${code}\n${output}`)
    for (const fix of fixes) {
      log(`  ${fix}`)
      for (const call of callsOf(fix, stage.copy)) doAtGoogle(project, call)
    }
  }
  throw new DeployError('The checks are never satisfied.')
}

type Deploy = {
  who?: string | undefined
  args?: string[]
  /** What has to be said, where it has to fail. */
  fails?: RegExp
  /** What alone may change, beside what the CLI does at each deploy. */
  changes?: RegExp
  from?: string
}

const IDS = /\/[0-9a-f]{64}$|(?<=fields\/|indexes\/|collectionGroups\/)[^/]+/g

/** Lines of one kind once. */
const told = (changes: readonly string[]) =>
  new Set(changes.map((line) => line.replaceAll(IDS, '…')))

/** By each deploy, though nothing is another: rules are tested and released, a version of the web made of known files. */
const EACH_TIME =
  /^ +refused |:test$|PATCH firebaserules\S+\/releases\/|generateServiceIdentity$| firebasehosting\./

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

const deploysOn =
  (stage: Stage, log: Log, takeChanges: () => string[]) =>
  async (what: string, options: Deploy = {}): Promise<void> => {
    const { who = OWNER, args = [], fails, changes: may, from = stage.copy } = options
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

const ADMIN = 'npm run admin -- '

/** The packages are there, and who is logged in says `run`. */
const ON_THIS_MACHINE = /^(?:npm run tools|gcloud auth application-default login)$/

/** By CI's account all but the first, as an owner may do whatever it may. */
type Deploying = ReturnType<typeof deploysOn>

const changeAndBack = async (copy: string, deploy: Deploying): Promise<void> => {
  const index = join(copy, 'functions/lib/index.js')
  const asset = join(copy, 'web/dist/assets/another-version.js')
  const before = readFileSync(index, 'utf8')
  await deploy('A dry run', { who: CI, args: ['--dry-run'], changes: NOTHING })
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
  const faulty = `${copy}-faulty`
  for (const { what, put, who, says } of FAULTS) {
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
  const changes: string[] = []
  const standIn = await startStandIn(project, (line) => changes.push(line))
  const indexes = join(root, 'firestore.indexes.json')
  const firestore = await startFirestore({ port: 0, data: ':memory:', indexes })
  const stage = { copy, port: standIn.port, firestore: `${firestore.host}:${firestore.port}` }
  const deploy = deploysOn(stage, log, () => changes.splice(0))
  const doAsDocs = async (typed: string): Promise<void> => {
    for (const call of callsOf(typed, copy)) {
      log(`\n$ ${call}`)
      if (call === 'npm run deploy -- --dry-run') await satisfyChecks(stage, project, log)
      else if (call === 'npm run deploy') await deploy('First deploy')
      else if (call.startsWith(ADMIN))
        await runPackage({ copy, project, log, adminArgs: call.slice(ADMIN.length).split(' ') })
      else if (!ON_THIS_MACHINE.test(call)) doAtGoogle(project, call)
    }
  }
  const [first = '', admin = '', ci = ''] = commandsInDocs(root)
  try {
    await doAsDocs(first)
    await doAsDocs(admin)
    await deploy('The same again', { changes: NOTHING })
    await doAsDocs(ci)
    await changeAndBack(copy, deploy)
    await putFaultsBack(copy, project, deploy)
    log('\nThe rehearsal has passed')
  } finally {
    await standIn.close()
    await firestore.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}
