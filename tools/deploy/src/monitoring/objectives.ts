/**
 * The shop's service level objectives, and alerts for when their error budget burns too fast
 * (sre.google/workbook/alerting-on-slos, its two pairs of windows for pages).
 */

type Objective = {
  readonly id: string
  readonly displayName: string
  /** The share of all calls in thirty days. */
  readonly goal: number
  /** cloud.google.com/monitoring/api/ref_v3/rest/v3/services.serviceLevelObjectives */
  readonly indicator: object
}

export const SERVICE = 'shop'

const DAYS_30 = '2592000s'

const ofApi = (metric: string): string =>
  `metric.type="run.googleapis.com/${metric}" resource.type="cloud_run_revision" resource.labels.service_name="api"`

export const OBJECTIVES: readonly Objective[] = [
  {
    id: 'availability',
    displayName: 'Calls and pages are answered without a fault of the shop',
    goal: 0.995,
    indicator: {
      goodTotalRatio: {
        totalServiceFilter: ofApi('request_count'),
        badServiceFilter: `${ofApi('request_count')} metric.labels.response_code_class="5xx"`,
      },
    },
  },
  {
    id: 'latency',
    displayName: 'Calls and pages are answered within a second',
    goal: 0.95,
    indicator: {
      distributionCut: { distributionFilter: ofApi('request_latencies'), range: { max: 1000 } },
    },
  },
]

type BurnRate = {
  readonly id: string
  readonly long: string
  readonly short: string
  readonly factor: number
  readonly means: string
}

/** The short window ends the alert soon after the fault. */
export const BURN_RATES: readonly BurnRate[] = [
  {
    id: 'fast',
    long: '3600s',
    short: '300s',
    factor: 14.4,
    means: '2 % of the month’s budget in an hour',
  },
  {
    id: 'slow',
    long: '21600s',
    short: '1800s',
    factor: 6,
    means: '5 % of the month’s budget in six hours',
  },
]

export const objectiveBody = ({ displayName, goal, indicator }: Objective): object => ({
  displayName,
  goal,
  rollingPeriod: DAYS_30,
  serviceLevelIndicator: { requestBased: indicator },
})

export const policyBody = (
  project: string,
  { id, displayName }: Objective,
  burn: BurnRate,
  notificationChannels: readonly string[],
): object => {
  const slo = `projects/${project}/services/${SERVICE}/serviceLevelObjectives/${id}`
  const condition = (window: string) => ({
    displayName: `Burns ${burn.factor} times too fast over ${window}`,
    conditionThreshold: {
      filter: `select_slo_burn_rate("${slo}", "${window}")`,
      comparison: 'COMPARISON_GT',
      thresholdValue: burn.factor,
      duration: '0s',
    },
  })
  return {
    displayName: `${displayName}: ${burn.id} burn`,
    userLabels: { bartan: `${id}-${burn.id}` },
    combiner: 'AND',
    conditions: [condition(burn.long), condition(burn.short)],
    notificationChannels,
    documentation: {
      mimeType: 'text/markdown',
      content: `${burn.means}. What to do: docs/operations.md, "When something is wrong".`,
    },
  }
}
