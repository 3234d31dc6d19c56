import { MESSAGE_KINDS } from '@bartan/contract/messages/message-rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { isGstin, plainGstin } from '@bartan/contract/shared/gstin'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import type { Look, Option } from '../form/field.ts'

const STATES: Option[] = STATE_NAMES.map((name) => [name, name])

const folds = true
const rows = true

const isRegistered: Look['when'] = ({ registration, gstin }) =>
  registration !== 'unregistered' || Boolean(gstin)

const messages = MESSAGE_KINDS.flatMap((kind): [path: string, Look][] => [
  [`messages.${kind}`, { folds, isOnBy: 'isSent' }],
  [`messages.${kind}.text`, { isOptional: true, messageOf: kind }],
])

/** By a setting's path; `*.url` is of all with that name. */
export const LOOKS: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(messages),
  '*.phone': { type: 'tel' },
  '*.email': { type: 'email' },
  '*.url': { type: 'url' },
  '*.from': { type: 'date' },
  '*.until': { type: 'date' },
  '*.picture': { kind: 'picture', scenes: true },
  whatsapp: { type: 'tel', isOptional: true },
  mapUrl: { type: 'url' },
  social: { folds, rows },
  pinRules: { folds, rows, paste: true },
  'couriers.columns': { folds, rows },
  'orders.confirmFirst': { folds },
  'orders.askAdvance': { folds },
  limits: { folds },
  whatsappMessages: { folds, isOnBy: 'on' },
  'whatsappMessages.optInText': { isOptional: true },
  'whatsappMessages.templates': { folds },
  synonyms: { folds, rows },
  'home.hero': { folds },
  languages: {
    kind: 'order',
    options: LANGUAGE_CODES.map((code) => [code, factsOf(code).name]),
    needed: DEFAULT_LANGUAGE,
  },
  'legal.gstin': {
    when: isRegistered,
    check: (typed) => (isGstin(plainGstin(typed)) ? undefined : reason('gstin_invalid')),
  },
  'legal.state': { kind: 'choice', options: [['', 'noState'], ...STATES] },
  'legal.sellsTo': { kind: 'picks', options: STATES },
  'legal.deliveryRate': { when: isRegistered },
  'look.accent': { kind: 'color' },
  'look.logo': { kind: 'picture' },
}
