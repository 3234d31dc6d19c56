import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Site } from './checks/check.ts'
import { deploy } from './deploy.ts'
import { googleApi } from './google/google-api.ts'
import { PROJECT, READY, refusal, startFakeGoogle } from './testing/fake-google.ts'

const ROOT = join(import.meta.dirname, '../..')

const INDEXES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`

const SETTINGS = { values: { WEB_API_KEY: 'AIza' }, file: `functions/.env.${PROJECT}` }

const deploying = async ({
  answers = {},
  settings = SETTINGS,
  isDryRun = false,
  isLoggedIn = true,
  project = PROJECT,
  root = ROOT,
  whileRunning = () => {},
}: {
  answers?: Record<string, unknown>
  settings?: Site['settings']
  isDryRun?: boolean
  isLoggedIn?: boolean
  project?: string
  root?: string
  /** Called with what a step deploys, as the step runs. */
  whileRunning?: (what: string) => void
} = {}) => {
  const { google, calls } = await startFakeGoogle({ ...READY, [INDEXES]: {}, ...answers })
  const said: string[] = []
  const ran: string[] = []
  const done = deploy({
    root,
    site: { project, region: 'asia-south1', settings, google },
    isDryRun,
    who: isLoggedIn ? 'me@example.com' : undefined,
    run: async (command) => {
      const what = command.args[2] ?? command.program
      ran.push(what)
      whileRunning(what)
    },
    say: (line) => said.push(line),
    pauseMs: 1,
  })
  const error = await done.then(
    () => undefined,
    (failure: Error) => failure.message,
  )
  return { said: said.join('\n'), ran, calls, error }
}

const aRepository = () => {
  const root = mkdtempSync(join(tmpdir(), 'bartan-deploy-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const who = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com']
  return {
    root,
    git: (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: root }),
    write: (file: string, text: string) => {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), text)
    },
  }
}

describe('a deploy', () => {
  it('checks, builds, brings indexes before the function, and says where the shop is', async () => {
    const { ran, said, error } = await deploying({
      answers: {
        [INDEXES]: [
          { indexes: [{ state: 'READY' }, { state: 'CREATING' }] },
          { indexes: [{ state: 'READY' }, { state: 'READY' }] },
        ],
      },
    })
    expect(error).toBeUndefined()
    expect(ran).toEqual([
      'build',
      'firestore:indexes',
      'firestore:rules,storage',
      'functions',
      'hosting',
    ])
    expect(said).toContain('1 of 2 indexes are being built')
    expect(said).toContain('https://my-shop-site.web.app')
  })

  it('leaves the function as it was where an index can not be built', async () => {
    const { ran, error } = await deploying({
      answers: { [INDEXES]: { indexes: [{ name: 'broken-one', state: 'NEEDS_REPAIR' }] } },
    })
    expect(ran).toEqual(['build', 'firestore:indexes'])
    expect(error).toContain('broken-one')
  })

  it('says what it builds: the commit, and what differs from it', async () => {
    const { root, git, write } = aRepository()
    git('init', '--quiet')
    write('shop.ts', 'old')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Open the shop')
    expect((await deploying({ root })).said).toMatch(/Building commit \w+ Open the shop\n/)
    write('shop.ts', 'new')
    expect((await deploying({ root })).said).toMatch(/with changes to 1 file: shop.ts/)
  })

  it('builds whether or not anything is built already', async () => {
    const { said } = await deploying({ isDryRun: true })
    expect(said).toContain('npm run build -- --fresh')
  })

  it('uploads nothing that was built by something else while it waited', async () => {
    const { root, write } = aRepository()
    const { ran, error } = await deploying({
      root,
      whileRunning: (what) => {
        if (what === 'build') write('functions/lib/index.js', 'named')
        if (what === 'firestore:rules,storage') write('functions/lib/index.js', 'another')
      },
    })
    expect(ran).toEqual(['build', 'firestore:indexes', 'firestore:rules,storage'])
    expect(error).toContain('functions/lib is no longer what this deploy has built')
  })

  it('deploys nothing for a demo, or with nobody logged in', async () => {
    const demo = await deploying({ project: 'demo-bartan' })
    expect(demo).toMatchObject({ ran: [], calls: [] })
    expect(demo.error).toContain('"live" in .firebaserc')
    expect((await deploying({ isLoggedIn: false })).error).toContain('Nobody is logged in')
  })

  it('names every setting that the function would refuse', async () => {
    const { error, calls } = await deploying({
      settings: { ...SETTINGS, values: { APP_CHECK: 'on', TRUSTED_PROXIES: 'two' } },
    })
    expect(error).toMatch(/functions\/\.env\.my-shop[^]*APP_CHECK[^]*TRUSTED_PROXIES/)
    expect(calls).toEqual([])
  })
})

const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`
const DATABASE = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`
const SERVICES = `GET serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchGet`
const OWN_POLICY = `POST iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/123-compute@developer.gserviceaccount.com:getIamPolicy`
const OFF = refusal(403, {
  message: 'has not been used',
  details: [
    { reason: 'SERVICE_DISABLED', metadata: { service: 'identitytoolkit.googleapis.com' } },
  ],
})

describe('the checks', () => {
  it.each([
    [
      'no billing',
      { [`GET cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`]: {} },
      'Blaze',
    ],
    ['APIs that are off', { [SERVICES]: {} }, 'gcloud services enable artifactregistry'],
    [
      'no database',
      { [DATABASE]: refusal(404) },
      'firestore:databases:create "(default)" --location asia-south1',
    ],
    [
      'a database elsewhere',
      { [DATABASE]: { type: 'FIRESTORE_NATIVE', locationId: 'nam5' } },
      'The database is in nam5',
    ],
    ['Datastore mode', { [DATABASE]: { type: 'DATASTORE_MODE' } }, 'native mode'],
    [
      'no bucket',
      {
        [`GET firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`]:
          refusal(404),
      },
      'storage → Get started',
    ],
    ['no Authentication', { [CONFIG]: refusal(404) }, 'Authentication has not been started'],
    ['passwords off and sign-up on', { [CONFIG]: {} }, 'disabledUserSignup'],
    [
      'no right to sign tokens',
      { [OWN_POLICY]: {} },
      '--role=roles/iam.serviceAccountTokenCreator',
    ],
    [
      'no rights at all',
      { [`POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`]: {} },
      'roles/firebase.sdkAdminServiceAgent',
    ],
    [
      'no web app',
      { [`GET firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps`]: {} },
      'firebase apps:create WEB',
    ],
    [
      'an API that is off',
      { [CONFIG]: OFF },
      'gcloud services enable identitytoolkit.googleapis.com',
    ],
    ['a missing right of one’s own', { [CONFIG]: refusal(403) }, 'needs the role Owner or Editor'],
  ])('name the fix for %s, and stop the deploy', async (_what, answers, fix) => {
    const { said, ran, error } = await deploying({ answers })
    expect(said).toContain(fix)
    expect(ran).toEqual([])
    expect(error).toContain('nothing was deployed')
  })

  it('give the key that is missing', async () => {
    const settings = { ...SETTINGS, values: {} }
    expect((await deploying({ settings })).said).toContain(
      'echo "WEB_API_KEY=AIza" >> functions/.env.my-shop',
    )
  })

  it('ask nothing more of a project that is not there', async () => {
    const project = `GET cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`
    const { calls, said } = await deploying({ answers: { [project]: refusal(403) } })
    expect(calls).toEqual([project])
    expect(said).toContain('no project my-shop that this account may see')
  })

  it('say so where Google is not reached', async () => {
    const google = googleApi({
      token: () => Promise.resolve('a-token'),
      project: PROJECT,
      originOf: () => 'http://127.0.0.1:1',
    })
    await expect(google.get('iam.googleapis.com', '/')).rejects.toThrow(
      'iam.googleapis.com was not reached',
    )
  })
})

describe('a dry run', () => {
  it('checks, and changes nothing', async () => {
    const { said, ran, error } = await deploying({ isDryRun: true })
    expect({ ran, error }).toEqual({ ran: [], error: undefined })
    expect(said).toContain('✓ the project is on the Blaze plan')
    expect(said).toContain('npx firebase deploy --only functions')
  })

  it('fails where the deploy would', async () => {
    expect((await deploying({ isDryRun: true, answers: { [CONFIG]: {} } })).error).toBeDefined()
  })

  it('says what it would do without a login, without a network, and without a project', () => {
    const main = join(ROOT, 'deploy/src/main.ts')
    const output = execFileSync(process.execPath, [main, '--dry-run', '--project', 'demo-bartan'], {
      encoding: 'utf8',
    })
    expect(output).toContain('Would make sure that')
    expect(output.indexOf('firestore:indexes')).toBeLessThan(output.indexOf('--only functions'))
    expect(output).toContain('Nothing was changed')
    const wrong = spawnSync(process.execPath, [main, '--dryrun'], { encoding: 'utf8' })
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toContain('npm run deploy -- [--project ID] [--dry-run]')
  })
})
