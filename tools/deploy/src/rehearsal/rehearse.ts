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
 * checks print; again; changed; back; as a preview; and by CI's account.
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
  from?: string
}

type Deploying = (what: string, options?: Deploy) => Promise<string[]>

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
  async (what, { who = OWNER, args = [], fails, from = stage.copy } = {}) => {
    takeChanges()
    log(`\n${what} (${who} ${args.join(' ')})`)
    const { code, output } = await run({ ...stage, copy: from }, who, args)
    const changes = takeChanges()
    for (const line of told(changes)) log(line)
    const isRight = fails ? code !== 0 && fails.test(output + changes.join('\n')) : code === 0
    if (!isRight) throw new DeployError(`${what}: ended with ${code}\n${output}`)
    log(fails ? '  refused, as it has to be' : '  done')
    return changes
  }

const CHANGES_SOMETHING = /functions\/|jobs|rulesets|indexes|fields/

const refuseChanges = (changes: readonly string[]): void => {
  const done = changes.filter((line) => CHANGES_SOMETHING.test(line))
  if (done.length > 0)
    throw new DeployError(`A deploy of the same changes something:\n${done.join('\n')}`)
}

/** Another version, by CI's account, and back by the owner. */
const changeAndBack = async (copy: string, deploy: Deploying): Promise<void> => {
  const index = join(copy, 'functions/lib/index.js')
  const asset = join(copy, 'web/dist/assets/another-version.js')
  const before = readFileSync(index, 'utf8')
  writeFileSync(index, `${before}\n// Another version\n`)
  writeFileSync(asset, 'export {}\n')
  writeRelease(copy)
  await deploy('A change by CI', { who: `serviceAccount:${DEPLOYER}` })
  writeFileSync(index, before)
  rmSync(asset)
  writeRelease(copy)
  await deploy('Back to the version before')
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
    refuseChanges(await deploy('The same again'))
    rolesInDocs(root, project)
    await deploy('The same by CI', { who: `serviceAccount:${DEPLOYER}` })
    await changeAndBack(copy, deploy)
    await deploy('Pages pinned to their function', { args: ['--pinned'] })
    await deploy('A preview', { args: ['--preview', 'new-cart'] })
    await putFaultsBack(copy, project, deploy)
    log('\nThe rehearsal has passed')
  } finally {
    standIn.stop()
    await firestore.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}
