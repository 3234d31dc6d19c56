import { expect, it } from 'vitest'
import { PROJECT, startFakeGoogle } from '../testing/fake-google.ts'
import { setUpMonitoring } from './set-up-monitoring.ts'

const LOGS = `/logging.googleapis.com/v2/projects/${PROJECT}/locations/global/buckets/_Default`

const ROOT = `/monitoring.googleapis.com/v3/projects/${PROJECT}`

/** Cloud Monitoring and Logging in memory: what is made is there afterwards. */
const startMonitoring = async (retentionDays = 30) => {
  const made = new Map<string, Record<string, unknown>>()
  const logs = { retentionDays }
  const lists: Record<string, string> = {
    [`${ROOT}/alertPolicies`]: 'alertPolicies',
    [`${ROOT}/notificationChannels`]: 'notificationChannels',
  }
  const { google, calls } = await startFakeGoogle(
    {},
    (method, { pathname, searchParams }, text) => {
      const body = text.length > 0 ? (JSON.parse(text.toString()) as Record<string, unknown>) : {}
      if (pathname === LOGS) return method === 'PATCH' ? Object.assign(logs, body) : logs
      const list = lists[pathname]
      const id = searchParams.get('serviceId') ?? searchParams.get('serviceLevelObjectiveId')
      if (method === 'POST') {
        const path = `${pathname}/${id ?? made.size}`
        const one = { ...body, name: path.replace('/monitoring.googleapis.com/v3/', '') }
        made.set(path, one)
        return one
      }
      if (list)
        return {
          [list]: [...made].flatMap(([path, one]) => (path.startsWith(pathname) ? [one] : [])),
        }
      const known = made.get(pathname)
      if (known && method === 'PATCH') Object.assign(known, body)
      return known
    },
  )
  const setUp = async (isDryRun: boolean, email?: string) => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    await setUpMonitoring({ google, project: PROJECT, email, isDryRun, log })
    return lines.join('\n')
  }
  return { made, logs, calls, setUp }
}

it('makes objectives, and alerts on how fast their budgets burn', async () => {
  const { made, setUp } = await startMonitoring()
  await setUp(false, 'asha@example.com')
  const [availability] = [...made].flatMap(([path, one]) =>
    path.endsWith('/availability') ? [one] : [],
  )
  expect(availability).toMatchObject({ goal: 0.995, rollingPeriod: '2592000s' })
  const policies = [...made].filter(([path]) => path.includes('alertPolicies'))
  expect(policies).toHaveLength(4)
  expect(JSON.stringify(policies)).toContain(
    String.raw`select_slo_burn_rate(\"projects/my-shop/services/shop/serviceLevelObjectives/latency\", \"3600s\")`,
  )
  expect(policies[0]?.[1]['notificationChannels']).toEqual([
    expect.stringContaining('notificationChannels/'),
  ])
})

it('changes nothing when repeated, and keeps whom somebody else has added', async () => {
  const { made, setUp } = await startMonitoring()
  await setUp(false)
  const before = structuredClone([...made])
  for (const [path, one] of made)
    if (path.includes('alertPolicies')) one['notificationChannels'] = ['added-by-hand']
  expect(await setUp(false)).not.toMatch(/^ {2}\+/m)
  expect(made.size).toBe(before.length)
  const told = [...made].flatMap(([path, one]) =>
    path.includes('alertPolicies') ? [one['notificationChannels']] : [],
  )
  expect(told).toEqual(Array.from({ length: 4 }, () => ['added-by-hand']))
})

it('only looks in a dry run', async () => {
  const { made, calls, setUp } = await startMonitoring()
  expect(await setUp(true, 'asha@example.com')).toContain('+ alert availability-fast')
  expect(made.size).toBe(0)
  expect(calls.every((call) => call.startsWith('GET '))).toBe(true)
})

it.each([
  { before: 30, after: 365 },
  { before: 400, after: 400 },
])('keeps logs of $before days for $after', async ({ before, after }) => {
  const { logs, setUp } = await startMonitoring(before)
  expect(await setUp(true)).toContain(`logs kept for ${after} days`)
  expect(logs).toEqual({ retentionDays: before })
  await setUp(false)
  expect(logs).toEqual({ retentionDays: after })
  expect(await setUp(false)).toContain(`✓ logs kept for ${after} days`)
})
