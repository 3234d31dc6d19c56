import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { aRoot, deploying, INDEXES, SETTINGS, writeIn } from './testing/deploying.ts'
import { PROJECT } from './testing/fake-google.ts'

const aRepository = () => {
  const root = aRoot()
  const who = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com']
  return {
    root,
    git: (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: root }),
    write: (file: string, text: string) => writeIn(root, file, text),
  }
}

describe('a deploy', () => {
  it('checks, builds, brings indexes before the function, and says where the shop is', async () => {
    const { ran, logged, error } = await deploying({
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
      'migrate',
      'hosting',
    ])
    expect(logged).toContain('1 of 2 indexes are being built')
    expect(logged).toContain('https://my-shop-site.web.app')
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
    expect((await deploying({ root })).logged).toMatch(/Building commit \w+ Open the shop\n/)
    write('shop.ts', 'new')
    expect((await deploying({ root })).logged).toMatch(/with changes to 1 file: shop.ts/)
  })

  it('builds whether or not anything is built already', async () => {
    expect((await deploying({ isDryRun: true })).logged).toContain('npm run build -- --fresh')
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
      isDryRun: true,
      settings: {
        ...SETTINGS,
        values: { APP_CHECK: 'on', TRUSTED_PROXIES: 'two', MIN_INSTANCES: 'two' },
      },
    })
    expect(error).toMatch(
      /functions\/\.env\.my-shop[^]*APP_CHECK[^]*TRUSTED_PROXIES[^]*MIN_INSTANCES is 'two'/,
    )
    expect(calls).toEqual([])
  })
})

const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`

const migrationCall = (name: string) =>
  `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/documents/migrations/${name}`

describe('a dry run', () => {
  it('checks, and changes nothing', async () => {
    const { logged, ran, error } = await deploying({ isDryRun: true })
    expect({ ran, error }).toEqual({ ran: [], error: undefined })
    expect(logged).toContain('✓ the project is on the Blaze plan')
    expect(logged).toContain('npx firebase deploy --only functions')
  })

  it('lists the migrations, and how far each is', async () => {
    const { logged } = await deploying({
      isDryRun: true,
      answers: {
        [migrationCall('0001-move-restock-requests')]: {
          fields: { doneAt: { timestampValue: '2026-11-23T04:05:06Z' } },
        },
        [migrationCall('0012-bring-orders-up-to-date')]: {
          fields: { doneAt: { nullValue: null } },
        },
      },
    })
    expect(logged).toMatch(/0001-move-restock-requests: requests .*\(done on 2026-11-23\)/)
    expect(logged).toMatch(/0012-bring-orders-up-to-date: orders .*\(begun: goes on/)
    expect((await deploying({ isDryRun: true })).logged).toMatch(/0012-.*\(to be run\)/)
  })

  it('fails where the deploy would', async () => {
    expect((await deploying({ isDryRun: true, answers: { [CONFIG]: {} } })).error).toBeDefined()
  })
})
