import { issue } from '../reasons/issues.ts'
import { optionalText, yesOrNo } from '../shared/field.ts'
import { translations } from '../shared/translations-schema.ts'
import type { WhatsappTemplate } from '../whatsapp/rules.ts'
import { TEMPLATE_NAMES } from '../whatsapp/templates.ts'
import { amount, object } from './field-schema.ts'

const NAME_LENGTH = 512

/** Meta takes small letters, digits and underscores. */
const isName = (name: string): boolean => /^[a-z0-9_]*$/.test(name)

const notName = issue('field_not_of_form', { field: 'name', form: 'order_placed' })

const usual = (event: WhatsappTemplate) => ({ name: TEMPLATE_NAMES[event], nameIn: {} })

const template = (event: WhatsappTemplate) =>
  object('templates', {
    name: optionalText('name', NAME_LENGTH).refine(isName, notName).default(TEMPLATE_NAMES[event]),
    nameIn: translations('name', NAME_LENGTH).refine(
      (names) => Object.values(names).every((name) => isName(name)),
      notName,
    ),
  }).default(usual(event))

/** Whether messages go out by themselves, what is asked first, and what their templates are called at Meta. */
export const whatsappSchema = object('whatsappMessages', {
  on: yesOrNo('on'),
  optInText: optionalText('optInText', 300),
  optInTextIn: translations('optInText', 300),
  cost: amount('cost', 100).optional(),
  templates: object('templates', {
    placed: template('placed'),
    shipped: template('shipped'),
    arriving: template('arriving'),
    delivered: template('delivered'),
    return_decided: template('return_decided'),
    paid_back: template('paid_back'),
    digest: template('digest'),
  }).optional(),
})
