import { COUPON_PERCENT } from '../coupons/rules.ts'
import { daysToReturn } from '../orders/return-rules.ts'
import { deliveryDays } from '../pricing/delivery-days.ts'
import { deliveryTerms, publicShipping } from '../pricing/delivery-terms.ts'
import type { Settings } from '../settings/settings.ts'
import { shownLegal } from '../settings/shown-legal.ts'
import { statesSoldTo } from '../settings/sold-to.ts'
import { formatRupees } from '../shared/format-rupees.ts'
import { DEFAULT_LANGUAGE, factsOf, formatsOf, monthOf, type Language } from '../shop/languages.ts'
import { NOTICE_VERSION } from '../users/rules.ts'
import type { Condition } from './content.ts'

/** The date of the code's terms, returns and shipping pages. A page whose text changes gets its own date here. */
const TEXT_VERSION = '2026-11-22'

/** `1 day`, `1–4 days`. */
const inDays = ({ least, most }: { least: number; most: number }, language: Language): string => {
  const days = new Intl.NumberFormat(`${factsOf(language).locale}-u-nu-latn`, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  })
  return least === most ? days.format(least) : days.formatRange(least, most)
}

/** `36 months`. */
const periodIn =
  (language: Language) =>
  (count: number, unit: 'day' | 'month'): string =>
    new Intl.NumberFormat(`${factsOf(language).locale}-u-nu-latn`, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).format(count)

/** How long each kind of personal data is kept. */
const keptFacts = (retention: Settings['retention'], language: Language) => {
  const period = periodIn(language)
  return {
    keepAccounts: period(retention.accountMonths, 'month'),
    keepOrders: period(retention.orderMonths, 'month'),
    keepComplaints: period(retention.complaintMonths, 'month'),
    keepAudit: period(retention.auditMonths, 'month'),
    keepPhotos: period(retention.photoMonths, 'month'),
    keepCheckouts: period(retention.checkoutDays, 'day'),
    keepCarts: period(retention.cartDays, 'day'),
    keepWaiting: period(retention.waitingDays, 'day'),
    keepMails: period(retention.mailDays, 'day'),
  }
}

const dayIn = (language: Language, version: string): string =>
  new Intl.DateTimeFormat(formatsOf(language), {
    day: 'numeric',
    month: monthOf(language),
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(version))

/**
 * Values for the placeholders of a page, from the current settings, so that a page shows the current fee. '' if the
 * shop has no such value.
 */
export const contentFacts = (
  settings: Omit<Settings, 'home' | 'messages'>,
  language: Language = DEFAULT_LANGUAGE,
): Readonly<Record<string, string>> => {
  const { name, phone, email, address, shipping, returnDays } = settings
  const legal = shownLegal(settings)
  return {
    shop: name,
    phone,
    email,
    address: address.join(', '),
    freeFrom: shipping.freeFrom === null ? '' : formatRupees(shipping.freeFrom),
    fee: formatRupees(shipping.fee),
    leastFee: formatRupees(publicShipping(shipping, settings.pinRules).byPin?.from ?? shipping.fee),
    returnDays: String(returnDays),
    returnPeriod: periodIn(language)(returnDays, 'day'),
    faultDays: String(daysToReturn('defective', returnDays)),
    deliveryTime: inDays(deliveryDays(settings.pinRules), language),
    ...keptFacts(settings.retention, language),
    noticeVersion: dayIn(language, NOTICE_VERSION),
    textVersion: dayIn(language, TEXT_VERSION),
    percent: String(COUPON_PERCENT),
    legalName: legal.legalName,
    legalAddress: legal.addresses.join('; '),
    state: legal.state,
    // '' for all of India.
    states: new Intl.ListFormat(factsOf(language).locale).format(
      statesSoldTo(settings.legal) ?? [],
    ),
    gstin: legal.gstin ?? '',
    officer: legal.grievanceOfficer.name,
    officerDesignation: legal.grievanceOfficer.designation,
    officerPhone: legal.grievanceOfficer.phone,
    officerEmail: legal.grievanceOfficer.email,
  }
}

const CONDITION_OF = {
  byPin: 'byPin',
  alwaysFree: 'alwaysFree',
  neverFree: 'neverFree',
  freeFrom: 'sometimesFree',
} as const satisfies Record<string, Condition>

/** The conditions that hold for a shop; they decide which texts its pages show. */
export const conditionsOf = ({
  shipping,
  pinRules,
  returnDays,
}: Pick<Settings, 'shipping' | 'pinRules' | 'returnDays'>): ReadonlySet<string> =>
  new Set<Condition>([
    CONDITION_OF[deliveryTerms(publicShipping(shipping, pinRules)).kind],
    returnDays > 0 ? 'takesBack' : 'takesNothingBack',
  ])

export type ContentFacts = ReturnType<typeof contentFacts>

const MARK = /\{(\w+)\}/g

/** Fills in placeholders; unknown ones stay as they are. */
export const fillIn = (text: string, facts: ContentFacts): string =>
  text.replaceAll(MARK, (mark, name: string) => facts[name] ?? mark)

/** Whether a text has a placeholder without a value. */
export const lacksFact = (text: string, facts: ContentFacts): boolean =>
  [...text.matchAll(MARK)].some(([, name = '']) => facts[name] === '')
