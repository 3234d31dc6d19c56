import wanted from '../../../../firestore.indexes.json' with { type: 'json' }
import { bucketOf } from '../checks/bucket.ts'
import { firebaseCommand, type Site } from '../checks/check.ts'
import { hostingUrl } from '../checks/site-url.ts'
import { DeployError } from '../deploy-error.ts'
import { GoogleError } from '../google/google-api.ts'
import { tryOrder, tryUpload, type Admin, type Ask } from './try-shop.ts'

/** What a machine can look at once the shop is deployed; docs/deploy.md lists the rest, for a person. */

type Options = {
  site: Site
  ask: Ask
  /** An admin of the shop, who uploads and orders; without one, neither is looked at. */
  admin?: Admin | undefined
  log: (line: string) => void
}

type Seen = { isRight: boolean; got: string }

type Look = {
  what: string
  see: (options: Options, url: string) => Promise<Seen>
  otherwise: (site: Site) => string
}

const PAGE_HEADERS = ['content-security-policy', 'strict-transport-security']

const statusIs = ({ status }: Pick<Response, 'status'>, expected: number): Seen => ({
  isRight: status === expected,
  got: String(status),
})

const FIRESTORE = 'firestore.googleapis.com'

const database = ({ project }: Site) => `/v1/projects/${project}/databases/(default)`

/** How many of these are in the right state, and which not; as many as are deployed have to be there. */
const allAre = <T>(
  all: readonly T[],
  isRight: (one: T) => boolean,
  nameOf: (one: T) => string,
  deployed = 1,
): Seen => {
  const wrong = all.filter((one) => !isRight(one)).map(nameOf)
  return {
    isRight: all.length >= deployed && wrong.length === 0,
    got:
      wrong.length > 0
        ? `not ${wrong.slice(0, 3).join(', ')}`
        : `${all.length} of ${Math.max(all.length, deployed)}`,
  }
}

const lastOf = (name: string) => name.split('/').at(-1) ?? ''

const logsOf = ({ project }: Site, service: string) =>
  `gcloud logging read 'resource.labels.service_name="${service}" AND severity>=ERROR' --project ${project} --limit 5`

const LOOKS: readonly Look[] = [
  {
    what: 'the function reaches database, accounts and pictures',
    see: async ({ ask }, url) => statusIs(await ask(`${url}/api/health`), 200),
    otherwise: (site) => logsOf(site, 'api'),
  },
  {
    what: 'the home page comes from the CDN, with its headers',
    see: async ({ ask }, url) => {
      await ask(`${url}/`)
      const { status, headers } = await ask(`${url}/`)
      const missing = PAGE_HEADERS.filter((name) => !headers.has(name))
      const cache = headers.get('x-cache') ?? 'no x-cache'
      return {
        isRight: status === 200 && missing.length === 0 && cache.includes('HIT'),
        got: [String(status), cache, ...missing.map((name) => `no ${name}`)].join(', '),
      }
    },
    otherwise: () => 'ask again after a minute; without headers, deploy again',
  },
  {
    what: 'an asset that is missing is a 404 that nobody keeps',
    see: async ({ ask }, url) => {
      const { status, headers } = await ask(`${url}/assets/nothing.js`)
      const control = headers.get('cache-control') ?? ''
      return {
        isRight: status === 404 && control.includes('no-store'),
        got: `${status}, ${control}`,
      }
    },
    otherwise: () => 'npm run deploy',
  },
  {
    what: 'a log-in with a wrong password is refused',
    see: async ({ ask }, url) =>
      statusIs(
        await ask(`${url}/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone: '6000000000', password: 'first-hour-of-nobody' }),
        }),
        401,
      ),
    otherwise: (site) => logsOf(site, 'api'),
  },
  {
    what: 'browsers read no documents past the shop',
    see: async ({ ask, site }) => {
      const { WEB_API_KEY: key = '' } = site.settings.values
      return statusIs(
        await ask(`https://${FIRESTORE}${database(site)}/documents/orders?key=${key}`),
        403,
      )
    },
    otherwise: ({ project }) => firebaseCommand(project, 'deploy --only firestore:rules'),
  },
  {
    what: 'browsers list no pictures past the shop',
    see: async ({ ask, site }) => {
      const bucket = await bucketOf(site)
      return statusIs(await ask(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o`), 403)
    },
    otherwise: ({ project }) => firebaseCommand(project, 'deploy --only storage'),
  },
  {
    what: 'every function is active',
    see: async ({ site }) => {
      const { functions = [] } = await site.google.get<{
        functions?: { name: string; state: string }[]
      }>(
        'cloudfunctions.googleapis.com',
        `/v2/projects/${site.project}/locations/${site.region}/functions`,
      )
      return allAre(
        functions,
        ({ state }) => state === 'ACTIVE',
        ({ name }) => lastOf(name),
      )
    },
    otherwise: () => 'npm run deploy',
  },
  {
    what: 'the daily call has run, without a fault',
    see: async ({ site }) => {
      const job = `/v1/projects/${site.project}/locations/${site.region}/jobs/firebase-schedule-removeOldData-${site.region}`
      const { lastAttemptTime, status } = await site.google.get<{
        lastAttemptTime?: string
        status?: { code?: number }
      }>('cloudscheduler.googleapis.com', job)
      return {
        isRight: lastAttemptTime !== undefined && !status?.code,
        got: lastAttemptTime ? `${lastAttemptTime}, code ${status?.code ?? 0}` : 'not yet',
      }
    },
    otherwise: ({ project, region }) =>
      `gcloud scheduler jobs run firebase-schedule-removeOldData-${region} --location ${region} --project ${project}`,
  },
  {
    what: 'every index is ready',
    see: async ({ site }) => {
      const { indexes = [] } = await site.google.get<{
        indexes?: { name: string; state: string }[]
      }>(FIRESTORE, `${database(site)}/collectionGroups/-/indexes?pageSize=300`)
      return allAre(
        indexes,
        ({ state }) => state === 'READY',
        ({ name }) => lastOf(name),
        wanted.indexes.length,
      )
    },
    otherwise: ({ project }) =>
      `wait: https://console.firebase.google.com/project/${project}/firestore/indexes; a missing one: npm run deploy`,
  },
  {
    what: 'every time to live is active',
    see: async ({ site }) => {
      const { fields = [] } = await site.google.get<{
        fields?: { name: string; ttlConfig?: { state?: string } }[]
      }>(
        FIRESTORE,
        `${database(site)}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}&pageSize=300`,
      )
      return allAre(
        fields,
        ({ ttlConfig }) => ttlConfig?.state === 'ACTIVE',
        ({ name }) => name.split('/').at(-3) ?? '',
        wanted.fieldOverrides.filter(({ ttl }) => ttl).length,
      )
    },
    otherwise: () => 'CREATING takes hours; else npm run deploy',
  },
  {
    what: 'no mail has failed',
    see: async ({ site }) => {
      const failed = {
        fieldFilter: {
          field: { fieldPath: 'delivery.state' },
          op: 'EQUAL',
          value: { stringValue: 'ERROR' },
        },
      }
      const found = await site.google.post<{ document?: object }[]>(
        FIRESTORE,
        `${database(site)}/documents:runQuery`,
        { structuredQuery: { from: [{ collectionId: 'mail' }], where: failed, limit: 1 } },
      )
      const isFailed = found.some(({ document }) => document !== undefined)
      return { isRight: !isFailed, got: isFailed ? 'one has' : 'none' }
    },
    otherwise: (site) => logsOf(site, 'sendmail'),
  },
  {
    what: 'the database is backed up',
    see: async ({ site }) => {
      const { backupSchedules = [] } = await site.google.get<{ backupSchedules?: object[] }>(
        FIRESTORE,
        `${database(site)}/backupSchedules`,
      )
      return { isRight: backupSchedules.length > 0, got: `${backupSchedules.length} schedules` }
    },
    otherwise: () => 'docs/operations.md, "Backups"',
  },
]

export const HOW_TO_TRY =
  'With an admin of the shop, it is: SHOP_ADMIN_PASSWORD=… npm run shop -- first-hour --admin PHONE'

/** What is tried, by an admin, and taken back. */
const trial = (what: string, attempt: typeof tryUpload): Look => ({
  what,
  see: async ({ ask, admin = NOBODY }, url) => ({
    isRight: true,
    got: await attempt({ ask, url, admin }),
  }),
  otherwise: (site) => logsOf(site, 'api'),
})

const NOBODY: Admin = { phone: '', password: '' }

const TRIALS = [
  trial('a picture is uploaded and shown', tryUpload),
  trial('an order is placed and cancelled', tryOrder),
]

/** What a look sees; a refusal is seen, too. */
const seen = async ({ see }: Look, options: Options, url: string): Promise<Seen> => {
  try {
    return await see(options, url)
  } catch (error) {
    if ([GoogleError, DeployError, TypeError].some((type) => error instanceof type))
      return { isRight: false, got: (error as Error).message }
    throw error
  }
}

/** Prints a line for each thing looked at; returns how many are not as they should be. */
export const firstHour = async (options: Options): Promise<number> => {
  const { site, log, admin } = options
  const url = await hostingUrl(site)
  let wrong = 0
  for (const look of [...LOOKS, ...(admin ? TRIALS : [])]) {
    const { isRight, got } = await seen(look, options, url)
    log(`  ${isRight ? '✓' : '✗'} ${look.what.padEnd(56)} ${got}`)
    if (isRight) continue
    wrong += 1
    log(`    Otherwise: ${look.otherwise(site)}`)
  }
  if (!admin) log(`  · ${TRIALS.map(({ what }) => what).join(', ')}: not tried. ${HOW_TO_TRY}`)
  return wrong
}
