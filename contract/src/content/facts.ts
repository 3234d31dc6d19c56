import { COUPON_PERCENT } from '../coupons/rules.ts'
import { shownLegal } from '../settings/shown-legal.ts'
import { daysToReturn } from '../orders/return-rules.ts'
import { NOTICE_VERSION } from '../users/consents.ts'
import type { PublicSettings } from '../settings/settings.ts'

const inRupees = (rupees: number): string =>
  `₹${rupees.toLocaleString('en-IN', { maximumFractionDigits: 2 })}`

/**
 * What a mark in a page's text stands for, from the settings of the moment: a page says the right fee after the fee has
 * been changed. '' where the shop has no such thing.
 */
export const contentFacts = (
  settings: Omit<PublicSettings, 'home'>,
): Readonly<Record<string, string>> => {
  const { name, phone, email, address, shipping, returnDays } = settings
  const legal = shownLegal(settings)
  return {
    shop: name,
    phone,
    email,
    address: address.join(', '),
    freeFrom: inRupees(shipping.freeFrom),
    fee: inRupees(shipping.fee),
    returnDays: String(returnDays),
    faultDays: String(daysToReturn('defective', returnDays)),
    noticeVersion: NOTICE_VERSION,
    percent: String(COUPON_PERCENT),
    legalName: legal.legalName,
    legalAddress: legal.addresses.join('; '),
    state: legal.state,
    gstin: legal.gstin ?? '',
    officer: legal.grievanceOfficer.name,
    officerDesignation: legal.grievanceOfficer.designation,
    officerPhone: legal.grievanceOfficer.phone,
    officerEmail: legal.grievanceOfficer.email,
  }
}

export type ContentFacts = ReturnType<typeof contentFacts>

const MARK = /\{(\w+)\}/g

/** A mark that stands for nothing known stays as it was written. */
export const fillIn = (text: string, facts: ContentFacts): string =>
  text.replaceAll(MARK, (mark, name: string) => facts[name] ?? mark)

/** Whether a text has a mark for something that the shop does not have. */
export const lacksFact = (text: string, facts: ContentFacts): boolean =>
  [...text.matchAll(MARK)].some(([, name = '']) => facts[name] === '')
