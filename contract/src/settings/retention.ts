type Bound = {
  /** The minimum: required by law, or by the purpose of the data. */
  least: number
  most: number
  usual: number
}

/**
 * How long each kind of personal data is kept. Months count from when it is over: an account's last use, a complaint's answer;
 * for orders, the annual return of their financial year. Days count from when it was written.
 */
export const RETENTION = {
  accountMonths: { least: 12, most: 120, usual: 36 },
  // CGST Act, s. 36.
  orderMonths: { least: 72, most: 240, usual: 72 },
  // Consumer Protection Act 2019, s. 69: a consumer may complain for two years.
  complaintMonths: { least: 24, most: 120, usual: 36 },
  // DPDP Rules 2025, rule 6(1)(e): a year.
  auditMonths: { least: 12, most: 120, usual: 36 },
  photoMonths: { least: 1, most: 36, usual: 6 },
  // TTL policies remove most of these, too.
  checkoutDays: { least: 7, most: 365, usual: 90 },
  cartDays: { least: 1, most: 30, usual: 30 },
  waitingDays: { least: 7, most: 180, usual: 180 },
  mailDays: { least: 1, most: 7, usual: 7 },
} as const satisfies Record<string, Bound>

export type RetentionPeriod = keyof typeof RETENTION
export type Retention = Record<RetentionPeriod, number>

export const DEFAULT_RETENTION = Object.fromEntries(
  Object.entries(RETENTION).map(([period, { usual }]) => [period, usual]),
) as Retention
