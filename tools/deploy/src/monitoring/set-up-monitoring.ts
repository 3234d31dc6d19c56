import { unlessMissing, type GoogleApi } from '../google/google-api.ts'
import { BURN_RATES, objectiveBody, OBJECTIVES, policyBody, SERVICE } from './objectives.ts'

const HOST = 'monitoring.googleapis.com'

type Options = {
  google: GoogleApi
  project: string
  /** The address to mail; by default the existing channels. */
  email: string | undefined
  isDryRun: boolean
  log: (line: string) => void
}

type Named = { name: string }
type Channel = Named & { type: string; labels?: { email_address?: string } }
type Policy = Named & { userLabels?: { bartan?: string }; notificationChannels?: string[] }

/** The channel that mails to the address; created if missing. */
const channelFor = async ({
  google,
  project,
  email,
  isDryRun,
  log,
}: Options): Promise<string[]> => {
  if (!email) return []
  const path = `/v3/projects/${project}/notificationChannels`
  const { notificationChannels: known = [] } = await google.get<{
    notificationChannels?: Channel[]
  }>(HOST, path)
  const found = known.find(({ labels }) => labels?.email_address === email)
  log(`  ${found ? '✓' : '+'} mails to ${email}`)
  if (found) return [found.name]
  if (isDryRun) return []
  const made = await google.post<Named>(HOST, path, {
    type: 'email',
    displayName: email,
    labels: { email_address: email },
  })
  return [made.name]
}

/** Creates what is missing, and updates the rest to this version. */
const put = async (
  { google, isDryRun, log }: Options,
  what: string,
  {
    at,
    under,
    idField,
    id,
    body,
  }: { at: string; under: string; idField: string; id: string; body: object },
): Promise<void> => {
  const known = await unlessMissing(google.get<Named>(HOST, at))
  log(`  ${known ? '✓' : '+'} ${what}`)
  if (isDryRun) return
  if (known) await google.patch(HOST, at, body)
  else await google.post(HOST, `${under}?${idField}=${id}`, body)
}

const putPolicies = async (options: Options, channels: readonly string[]): Promise<void> => {
  const { google, project, isDryRun, log } = options
  const path = `/v3/projects/${project}/alertPolicies`
  const { alertPolicies = [] } = await google.get<{ alertPolicies?: Policy[] }>(
    HOST,
    `${path}?pageSize=500`,
  )
  for (const objective of OBJECTIVES)
    for (const burn of BURN_RATES) {
      const label = `${objective.id}-${burn.id}`
      const known = alertPolicies.find(({ userLabels }) => userLabels?.bartan === label)
      log(`  ${known ? '✓' : '+'} alert ${label}: ${burn.means}`)
      if (isDryRun) continue
      // Existing channels stay.
      const allChannels = [...new Set([...(known?.notificationChannels ?? []), ...channels])]
      const body = policyBody(project, objective, burn, allChannels)
      if (known) await google.patch(HOST, `/v3/${known.name}`, body)
      else await google.post(HOST, path, body)
    }
}

/** Rule 6(1)(e) of the DPDP Rules 2025: logs of access to personal data are kept for a year. */
const LOG_DAYS = 365

/** Google's default is a month; a longer setting stays. */
const keepLogs = async ({ google, project, isDryRun, log }: Options): Promise<void> => {
  const host = 'logging.googleapis.com'
  const bucket = `/v2/projects/${project}/locations/global/buckets/_Default`
  const { retentionDays = 0 } = await google.get<{ retentionDays?: number }>(host, bucket)
  const isKept = retentionDays >= LOG_DAYS
  log(`  ${isKept ? '✓' : '+'} logs kept for ${Math.max(retentionDays, LOG_DAYS)} days`)
  if (isKept || isDryRun) return
  await google.patch(host, `${bucket}?updateMask=retentionDays`, { retentionDays: LOG_DAYS })
}

/** Sets up the objectives and alerts of objectives.ts, and the retention of logs; idempotent. */
export const setUpMonitoring = async (options: Options): Promise<void> => {
  const { project, isDryRun, log } = options
  log(`${isDryRun ? 'Would set up' : 'Setting up'} in ${project} (✓ is there, + is new):`)
  const services = `/v3/projects/${project}/services`
  await put(options, 'the service', {
    at: `${services}/${SERVICE}`,
    under: services,
    idField: 'serviceId',
    id: SERVICE,
    body: { displayName: 'The shop', custom: {} },
  })
  const objectives = `${services}/${SERVICE}/serviceLevelObjectives`
  for (const objective of OBJECTIVES)
    await put(options, `${objective.goal * 100} %: ${objective.displayName}`, {
      at: `${objectives}/${objective.id}`,
      under: objectives,
      idField: 'serviceLevelObjectiveId',
      id: objective.id,
      body: objectiveBody(objective),
    })
  await putPolicies(options, await channelFor(options))
  await keepLogs(options)
  log(isDryRun ? 'Nothing was changed: this was a dry run.' : 'Done.')
}
