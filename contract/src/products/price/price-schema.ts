import * as z from 'zod'
import { issue, issueOf } from '../../reasons/issues.ts'
import type { PlainReason } from '../../reasons/reason.ts'
import { reason } from '../../reasons/reasons.ts'
import { hasWholePaise } from '../../shared/money.ts'
import { MAX_PRICE } from '../fields/input-rules.ts'

/** The error of an absent value, or of one of the wrong type, such as null. */
export const orMissing =
  (field: string, wrong: PlainReason) =>
  ({ input }: { input?: unknown }): string =>
    issueOf(input === undefined ? reason('field_required', { field }) : wrong)

/** What the shop pays for a unit, in rupees; 0 for a gift. */
export const cost = (field: string) =>
  z
    .number({ error: orMissing(field, reason('field_not_number', { field })) })
    .min(0, issue('field_not_number_within', { field, min: 0, max: MAX_PRICE }))
    .max(MAX_PRICE, issue('field_more_than', { field, max: MAX_PRICE }))
    .refine(hasWholePaise, issue('field_too_many_decimals', { field }))
    .brand<'Rupees'>()

/** A price in rupees, above 0. */
export const price = (field: string) =>
  z
    .number({ error: orMissing(field, reason('field_not_number', { field })) })
    .positive(issue('field_not_more_than', { field, least: 0 }))
    .max(MAX_PRICE, issue('field_more_than', { field, max: MAX_PRICE }))
    .refine(hasWholePaise, issue('field_too_many_decimals', { field }))
    .brand<'Rupees'>()
