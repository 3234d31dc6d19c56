import { join } from 'node:path'
import { isDemo } from '../../bootstrap/choose-project.mjs'
import { checkProxies } from './check-proxies.ts'
import type { Site } from './checks/check.ts'
import { CHECKS, runChecks } from './checks/run-checks.ts'
import { hostingUrl } from './checks/site-url.ts'
import { DeployError } from './deploy-error.ts'
import { describeDeployment } from './describe-deployment.ts'
import { HOW_TO_LOG_IN } from './google/login.ts'
import { addAssets, liveAssets } from './hosting/add-assets.ts'
import { stageHosting } from './hosting/stage-hosting.ts'
import { describeMigrations } from './migrations.ts'
import { pinFaults, previewFaults, previewStep } from './preview.ts'
import { prebuiltIn, takePrebuilt } from './release/prebuilt.ts'
import { faultsOf } from './settings.ts'
import { describeSources, digestOf } from './sources.ts'
import { BUILD, INDEXES, shown, STEPS, type Command, type Step } from './steps.ts'
import { waitForIndexes } from './wait-for-indexes.ts'
import { writeSettings } from './write-settings.ts'

export type Deployment = {
  root: string
  site: Site
  isDryRun: boolean
  /** Whether pages use the version of the function that is deployed with them. */
  isPinned?: boolean
  /** The Hosting channel to deploy to, instead of the live site. */
  preview?: string | undefined
  /** Undefined without a login. */
  who: string | undefined
  run: (command: Command) => Promise<void>
  log: (line: string) => void
  /** The content at an address of the shop; undefined if there is none. */
  fetchFile: (url: string) => Promise<Uint8Array | undefined>
  /** JSON from an address of the shop. */
  ask: (url: string, headers: Record<string, string>) => Promise<unknown>
  /** Shorter in tests. */
  pauseMs?: number
}

const NO_LOGIN = `Nobody is logged in. Fix: ${HOW_TO_LOG_IN}`

const demo = (project: string) =>
  `${project} is a demo: it is nowhere but on this machine. Fix: put your project's id at "live" in .firebaserc (or: npm run deploy -- --project ID)`

const checkSettings = ({ site: { settings, project } }: Deployment): void => {
  const faults = faultsOf(settings, project)
  if (faults.length > 0)
    throw new DeployError(`Fix in ${settings.file}:\n${faults.map((one) => `  ${one}`).join('\n')}`)
}

/** Why Google can't be asked; undefined if it can. */
const obstacle = ({ who, site: { project } }: Deployment): string | undefined => {
  if (isDemo(project)) return demo(project)
  return who === undefined ? NO_LOGIN : undefined
}

/** Checks for previews and pinned pages. */
const pinning = async ({ site, log, preview, isPinned }: Deployment): Promise<number> => {
  const faults = preview ? await previewFaults(site) : isPinned ? pinFaults(site) : []
  for (const { message, fix } of faults) log(`  ✗ ${message}\n    Fix: ${fix}`)
  return faults.length
}

const check = async (deployment: Deployment): Promise<void> => {
  const { site, who, log } = deployment
  log(`Checking ${site.project} as ${who} …`)
  const faults = (await runChecks(site, log)) + (await pinning(deployment))
  if (faults > 0)
    throw new DeployError(
      `${faults === 1 ? 'One thing has' : `${faults} things have`} to be mended first; nothing was deployed.`,
    )
}

const dryRun = async (deployment: Deployment): Promise<void> => {
  const { site, log, root, preview } = deployment
  const reason = obstacle(deployment)
  if (reason === undefined) await check(deployment)
  else {
    log('Would make sure that')
    for (const { name } of CHECKS) log(`  · ${name}`)
    log(`Not asked now: ${reason}`)
  }
  log(`Would build ${describeSources(root)}`)
  log('Would then run')
  const steps = [BUILD, INDEXES, ...(preview ? [previewStep(preview)] : STEPS)]
  for (const [i, step] of steps.entries())
    log(`  ${i + 1}. ${step.what}: ${shown(step, site.project)}`)
  log('     (waiting after step 2 until every index is ready)')
  if (preview) return log('Nothing was changed: this was a dry run.')
  log('Would migrate, unless it is done already')
  const google = reason === undefined ? site.google : undefined
  for (const line of await describeMigrations(google, site.project)) log(`  · ${line}`)
  log('Would then compare one X-Forwarded-For with TRUSTED_PROXIES')
  log('Would deploy')
  for (const line of await describeDeployment(root, site)) log(`  ${line}`)
  log('Nothing was changed: this was a dry run.')
}

const stage = async (deployment: Deployment, isPinned: boolean): Promise<void> => {
  const { root, site, log, fetchFile } = deployment
  log('\nAssets: those of earlier releases, and of this one beside what is live')
  const url = await hostingUrl(site)
  await stageHosting({
    root,
    now: new Date(),
    log,
    isPinned,
    fetchFile: (path) => fetchFile(url + path),
    assetNames: () => liveAssets(site),
  })
}

const deployAssets = async (deployment: Deployment): Promise<void> => {
  const { root, site, log, isPinned = false } = deployment
  await stage(deployment, isPinned)
  log(`  ${await addAssets(site, join(root, 'web/dist'))} of them are new`)
}

const build = async ({ root, log, run }: Deployment): Promise<void> => {
  const prebuilt = prebuiltIn(root)
  if (!prebuilt) {
    log(`Building ${describeSources(root)}`)
    return run(BUILD)
  }
  log(`Built already: version ${prebuilt.version}, commit ${prebuilt.commit.slice(0, 8)}`)
  takePrebuilt(root, prebuilt)
}

/** Building indexes may take half an hour, in which another build may replace the files to upload. */
const uploader = (deployment: Deployment) => {
  const { root, run } = deployment
  const built = new Map(
    STEPS.flatMap(({ uploads }) => (uploads ? [[uploads, digestOf(root, uploads)]] : [])),
  )
  return async (step: Step): Promise<void> => {
    const { uploads } = step
    if (uploads && digestOf(root, uploads) !== built.get(uploads))
      throw new DeployError(
        `${uploads} is no longer what this deploy has built: something else has built meanwhile. Run the same command again.`,
      )
    await (step.program === 'assets' ? deployAssets(deployment) : run(step))
  }
}

/** Checks, builds and deploys; with `isDryRun` it only reports what it would do. */
export const deploy = async (deployment: Deployment): Promise<void> => {
  const { root, site, log, run, ask, isDryRun, pauseMs, preview } = deployment
  checkSettings(deployment)
  if (isDryRun) return dryRun(deployment)
  const reason = obstacle(deployment)
  if (reason !== undefined) throw new DeployError(reason)
  await check(deployment)
  await build(deployment)
  writeSettings({ root, project: site.project, settings: site.settings })
  const upload = uploader(deployment)
  await run(INDEXES)
  await waitForIndexes({ ...site, log, pauseMs })
  if (preview) {
    await stage(deployment, true)
    return run(previewStep(preview))
  }
  for (const step of STEPS) await upload(step)
  const url = await hostingUrl(site)
  await checkProxies({ url, settings: site.settings, ask, log, pauseMs })
  log(`The shop is at ${url}`)
  log(
    `Its health: ${url}/api/health. Its first admin: npm run admin -- PHONE --project ${site.project}`,
  )
}
